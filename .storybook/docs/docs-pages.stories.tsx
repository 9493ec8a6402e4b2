import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guides } from './component/guides.ts';
import { ComponentOverview } from './component/Overview.tsx';
import { Introduction as IntroductionPage } from './start/Introduction.tsx';

// Docs pages have no plays and no axe, so their contents are stories too, hidden from the sidebar.
const meta = {
  title: '시작하기/문서의 내용',
  tags: ['!dev'],
  component: IntroductionPage,
} satisfies Meta<typeof IntroductionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Introduction: Story = {
  name: '소개',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '디자인 시스템' })).toBeVisible();
    for (const name of [/^화면 눌러 보기/, /^컴포넌트/, /^검토하는 방법/, /^이번에 바뀐 것/])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    for (const role of ['방문자', '고객', '트레이너', '대표']) {
      const links = within(canvas.getByRole('list', { name: `${role}의 화면` }));
      await expect(links.getAllByRole('link')).toHaveLength(3);
    }
  },
};

export const Overview: Story = {
  name: '한눈에 보기',
  render: () => <ComponentOverview />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(guides.size);
    // Each has a picture, or says why it has none.
    const reasons = canvas.getAllByText(
      /^(움직임만 다릅니다|화면에 표시되지 않습니다|자리만 있고 그 자체는 보이지 않습니다)\.$/,
    );
    const pictures = canvas.getAllByRole('presentation', { hidden: true });
    await expect(reasons.length + pictures.length).toBe(guides.size);
    const choices = within(canvas.getByRole('list', { name: '선택' }));
    await expect(choices.getByRole('link', { name: /^Checkbox 체크박스/ })).toBeVisible();
  },
};
