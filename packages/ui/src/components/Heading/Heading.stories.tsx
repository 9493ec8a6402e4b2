import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Heading } from './index.ts';

const meta = {
  title: '컴포넌트/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 2, children: '오늘의 일정' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 단계는 문서 구조를, 크기는 모습을 정합니다. */
export const Default: Story = {
  name: '기본',
  args: { level: 3, size: 'title' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: '오늘의 일정' });
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThan(32);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      {(['title', 'heading', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size} 오늘의 일정
        </Heading>
      ))}
      <Heading level={2} color="muted" align="center">
        가운데의 옅은 제목
      </Heading>
      <Heading level={1} lead="새 소식을 먼저 알려 드립니다.">
        공지
      </Heading>
    </Stack>
  ),
};

/** 화면의 제목입니다. 보조 문구는 제목에 포함되지 않고, 버튼은 Inline으로 옆에 둡니다. */
export const Title: Story = {
  name: '화면 제목',
  render: () => (
    <Inline justify="between" gap="md">
      <Heading level={1} lead="새 소식을 먼저 알려 드립니다.">
        공지
      </Heading>
      <Button variant="secondary">새로 쓰기</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: '공지' });
    await expect(getComputedStyle(title).fontSize).toBe('34px');
    const lead = canvas.getByText('새 소식을 먼저 알려 드립니다.').getBoundingClientRect();
    await expect(lead.top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    const button = canvas.getByRole('button', { name: '새로 쓰기' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(lead.right);
  },
};

/** 공간이 부족하면 버튼이 아래로 내려갑니다. */
export const TitlePhone: Story = {
  ...Title,
  name: '화면 제목, 휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline justify="between" gap="md">
      <Heading level={1} lead="새 소식을 먼저 알려 드립니다. 지난 소식도 모두 볼 수 있습니다.">
        공지
      </Heading>
      <Button variant="secondary">새로 쓰기</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const lead = canvas.getByText(/새 소식을 먼저/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(lead.bottom);
    await expectNoOverflow();
  },
};
