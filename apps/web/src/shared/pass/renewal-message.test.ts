import { expect, it } from 'vitest';
import { renewalMessage, renewalMessages } from './renewal-message.ts';
import type { ListedPass } from './listed-pass.ts';

const pass = { promotionName: 'PT 12회', promotionSessionCount: 7, expiredDate: '2026-12-01' };

it.each<[string, Partial<ListedPass>, string]>([
  ['ends', {}, 'PT 12회 이용권이 2026. 12. 1. 만료됩니다.'],
  ['ends today', { expiredDate: '2026-11-20' }, 'PT 12회 이용권이 2026. 11. 20. 만료됩니다.'],
  ['has ended', { expiredDate: '2026-11-19' }, 'PT 12회 이용권이 2026. 11. 19. 만료되었습니다.'],
  [
    'runs out',
    { promotionSessionCount: 1 },
    'PT 12회 이용권이 2026. 12. 1. 만료됩니다. 남은 횟수는 1회입니다.',
  ],
  [
    'runs out, without a known last day',
    { promotionSessionCount: 0, expiredDate: null },
    'PT 12회 이용권이 0회 남았습니다.',
  ],
])('a message says when a pass %s @members:copy', (_, given, text) =>
  expect(renewalMessage('김서준', { ...pass, ...given }, '2026-11-20')).toBe(
    `[MAKE FIT] 김서준 회원님, ${text}`,
  ),
);

it.each<[string, string | null, ListedPass | undefined]>([
  ['a name', null, pass],
  ['a pass', '김서준', undefined],
  ['the name of the pass', '김서준', { ...pass, promotionName: null }],
  ['its last day and few sessions', '김서준', { ...pass, expiredDate: null }],
])('there is no message where there is not %s @members:copy', (_, name, of) =>
  expect(renewalMessage(name, of, '2026-11-20')).toBe(''),
);

it('the messages are a line each with the phone, without those of whom too little is known @members:copy', () =>
  expect(
    renewalMessages(
      [
        { nickName: '김서준', ph: '01020000001', passes: [pass] },
        { nickName: null, ph: '01020000002', passes: [pass] },
      ],
      '2026-11-20',
    ),
  ).toBe('010-2000-0001\t[MAKE FIT] 김서준 회원님, PT 12회 이용권이 2026. 12. 1. 만료됩니다.'));
