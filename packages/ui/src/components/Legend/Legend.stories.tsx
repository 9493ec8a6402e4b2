import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { Legend } from './index.ts';

const meta = {
  title: '컴포넌트/Legend',
  tags: ['autodocs'],
  component: Legend,
  args: {
    label: '달력 표시',
    items: [
      { sign: <Badge tone="danger">3</Badge>, label: '남은 자리' },
      { sign: <Icon name="check" />, label: '다녀온 날' },
      { sign: '·', label: '지난 날' },
    ],
  },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 표시는 화면에만 보이고, 설명은 스크린 리더도 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '달력 표시' })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent);
    await expect(names).toEqual(['남은 자리', '다녀온 날', '지난 날']);
    await expect(canvas.getByText('3').closest('[aria-hidden]')).not.toBeNull();
  },
};

/** 공간이 부족하면 다음 줄로 이어집니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    items: ['아직 아무도 예약하지 않은 수업', '내가 예약한 수업', '지난 수업'].map((label) => ({
      sign: <Icon name="check" />,
      label,
    })),
  },
  play: async ({ canvas }) => {
    // The width of the words changes when the font loads.
    await waitFor(() => {
      const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
      return expect(new Set(tops).size).toBeGreaterThan(1);
    });
    await expectNoOverflow();
  },
};
