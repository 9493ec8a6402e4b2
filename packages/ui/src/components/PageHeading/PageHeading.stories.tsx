import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { PageHeading } from './index.ts';

const meta = {
  title: '컴포넌트/PageHeading',
  tags: ['autodocs'],
  component: PageHeading,
  args: {
    children: '공지',
    lead: '새 소식을 먼저 알려 드립니다.',
    actions: <Button variant="secondary">새로 쓰기</Button>,
  },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 공간이 충분하면 버튼이 제목 옆에 있습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: '공지' });
    const button = canvas.getByRole('button', { name: '새로 쓰기' });
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(
      title.getBoundingClientRect().right,
    );
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <PageHeading {...args} />
      <PageHeading lead={args.lead}>{args.children}</PageHeading>
      <PageHeading>{args.children}</PageHeading>
    </Stack>
  ),
};

/** 공간이 부족하면 버튼이 아래로 내려갑니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { lead: '새 소식을 먼저 알려 드립니다. 지난 소식도 모두 볼 수 있습니다.' },
  play: async ({ canvas }) => {
    const lead = canvas.getByText(/새 소식을 먼저/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(lead.bottom);
  },
};
