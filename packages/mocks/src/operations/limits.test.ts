import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { call, tokenOf } from '../../testing/call.ts';

describe('a request beyond a limit of the contract', () => {
  it.each([
    ['가'.repeat(1001), '리뷰는 1,000자 이하로 작성해주세요.'],
    ['\u200B', '별점과 리뷰 내용을 모두 입력해주세요.'],
  ])(
    'gets 400 with the message of that limit, and nothing is stored @review:length',
    async (content, message) => {
      const backend = createBackend({ scenario: 'empty' });
      const token = await tokenOf(backend, 101);
      const body = { content, likeStar: 5 };
      expect(await call(backend, 'createReview', { token, body })).toMatchObject({
        status: 400,
        body: { message },
      });
      expect(await call(backend, 'listReviews')).toMatchObject({ status: 200, body: [] });
    },
  );

  it('gets 400 for a phone and a name that are too long to search for', async () => {
    const backend = createBackend();
    const phone = await call(backend, 'resolveUserByPhone', {
      token: await tokenOf(backend, 10),
      query: { ph: '0'.repeat(21) },
    });
    expect(phone).toMatchObject({
      status: 400,
      body: { message: '전화번호는 20자 이하로 입력해주세요.' },
    });
    const name = await call(backend, 'listMyMembers', {
      token: await tokenOf(backend, 1),
      query: { nickName: '가'.repeat(101) },
    });
    expect(name).toMatchObject({
      status: 400,
      body: { message: '이름은 100자 이하로 입력해주세요.' },
    });
  });
});
