import { expect, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, expectNoOverflow } from '../../../testing/page-stories.ts';
import { arrive, press, signIn } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/공통/볼 수 없을 때',
  parameters: describedBy('볼 수 없거나 없는 화면에서 무엇을 하면 되는지 알려 줍니다.'),
  args: { path: paths.reservations },
} satisfies PageMeta;

/** 읽을 수 없는 토큰입니다. 다시 로그인하면 보던 화면으로 갑니다. */
export const InvalidToken: Story = {
  name: '유효하지 않은 토큰',
  tags: ['rule:guard:invalid-token', 'rule:reserve:token'],
  args: { token: 'nineteen-characters' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('유효하지 않은 토큰입니다. 다시 로그인해주세요.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
  },
};

/** 다시 로그인하면 보던 화면이 나옵니다. */
export const SignInFromInvalidToken: Story = {
  ...InvalidToken,
  name: '유효하지 않은 토큰에서 다시 로그인한 다음',
  play: after(InvalidToken, async ({ canvas }) => {
    await press(canvas, '로그인하기');
    await signIn(canvas, 'customer1');
    await arrive(canvas, '수업 예약');
    await expect(canvas.queryByText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')).toBeNull();
  }),
};

/** 그 화면을 볼 수 없는 사람으로 로그인하면 홈으로 갑니다. */
export const SignedInAsAnother: Story = {
  ...InvalidToken,
  name: '다른 역할로 로그인한 다음',
  play: after(InvalidToken, async ({ canvas }) => {
    await press(canvas, '로그인하기');
    await signIn(canvas, 'trainer1');
    await expect(await canvas.findByRole('region', { name: '나의 수업' })).toBeVisible();
    await expect(canvas.queryByText('권한이 없습니다.')).toBeNull();
  }),
};

const lost = (wanted: string, href: string): Pick<Story, 'play'> => ({
  play: async (context) => {
    const { canvas } = context;
    await arrive(canvas, '페이지를 찾을 수 없습니다.');
    const links = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['홈으로 가기', paths.home],
      [wanted, href],
    ]);
    await expectNoOverflow(context);
  },
});

/** 없는 주소입니다. 홈이나 찾던 화면으로 갑니다. */
export const NotFound: Story = {
  ...lost('이용권 보기', paths.membership),
  name: '없는 화면',
  tags: ['rule:guard:not-found', 'rule:route:unknown'],
  args: { path: '/fitness/nowhere' },
};

/** 휴대폰에서도 두 링크가 첫 화면에 있습니다. */
export const NotFoundOnPhone: Story = {
  ...lost('수업 예약', paths.reservations),
  name: '없는 화면, 휴대폰의 고객',
  tags: ['rule:guard:not-found'],
  args: { path: '/fitness/nowhere', persona: 'customer1' },
  globals: { viewport: { value: 'phone' } },
};
