import { expect, userEvent } from 'storybook/test';
import { after } from '../../../testing/page-stories.ts';
import { arrive, signIn } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { pageMeta, describedBy, type PageMeta, type Story } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/공통/볼 수 없을 때',
  parameters: describedBy('볼 수 없거나 없는 화면에서 무엇을 하면 되는지 알려 줍니다.'),
  args: { path: paths.reservations },
} satisfies PageMeta;

export default meta;

/** 로그인이 필요한 화면은 로그인으로 데려갑니다. */
export const SignedOut: Story = {
  name: '로그인하지 않음',
  play: async ({ canvas }) => arrive(canvas, '로그인'),
};

/** 로그인하면 보려던 화면으로 돌려보냅니다. */
export const SignedIn: Story = {
  name: '로그인한 다음',
  play: after(SignedOut, async ({ canvas }) => {
    await signIn(canvas, 'customer1');
    await arrive(canvas, '수업 예약');
  }),
};

/** 다른 역할의 화면입니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    await arrive(canvas, texts.forbidden);
    await expect(canvas.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
  },
};

/** 링크가 홈으로 데려갑니다. */
export const HomeFromForbidden: Story = {
  ...Forbidden,
  name: '권한 없는 화면에서 홈으로',
  play: after(Forbidden, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '홈으로 가기' }));
    await expect(await canvas.findAllByRole('img', { name: /포스터/u })).toHaveLength(4);
  }),
};

/** 읽을 수 없는 토큰입니다. 다시 로그인하면 보던 화면으로 갑니다. */
export const InvalidToken: Story = {
  name: '유효하지 않은 토큰',
  args: { token: 'this-token-cannot-be-read-by-anybody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.invalidToken)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
  },
};

/** 로그인하기를 누르면 로그인 화면으로 갑니다. */
export const SignInFromInvalidToken: Story = {
  ...InvalidToken,
  name: '유효하지 않은 토큰에서 로그인으로',
  play: after(InvalidToken, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그인하기' }));
    await arrive(canvas, '로그인');
  }),
};

/** 없는 주소입니다. */
export const NotFound: Story = {
  name: '없는 화면',
  args: { path: '/fitness/nowhere' },
  play: async ({ canvas }) => {
    await arrive(canvas, '페이지를 찾을 수 없습니다.');
    await expect(canvas.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute(
      'href',
      paths.home,
    );
  },
};
