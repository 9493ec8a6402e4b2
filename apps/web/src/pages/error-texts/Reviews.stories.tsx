import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reviewTexts } from '../../features/reviews/texts.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/오류 문구/리뷰',
  parameters: {
    ...pageMeta.parameters,
    docs: { description: { component: '리뷰를 보여 줄 수 없거나 쓸 수 없을 때의 말입니다.' } },
  },
  args: { path: paths.review },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const tells = (text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const ListFailed: Story = {
  ...tells(reviewTexts.listFailed),
  name: '리뷰 불러오기 실패',
  args: { faults: [{ kind: 'status', status: 500, operation: 'listReviews' }] },
};
export const Empty: Story = {
  ...tells(reviewTexts.emptyNote),
  name: '리뷰가 없음',
  args: { scenario: 'empty' },
};
export const InvalidToken: Story = {
  ...tells(reviewTexts.invalidNote),
  name: '토큰을 쓸 수 없음',
  args: { token: 'this-token-cannot-be-read-by-anybody' },
};
