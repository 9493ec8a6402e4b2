import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: '컴포넌트/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: '사진 올리기', value: 30 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 지정하지 않으면 백분율로 보여 주고 읽습니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'upload', 'data-testid': 'upload' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '사진 올리기' });
    await expect(bar).toBe(canvas.getByTestId('upload'));
    await expect(bar).toHaveAttribute('id', 'upload');
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
    await expect(bar).toHaveAttribute('aria-valuetext', '30%');
    await expect(canvas.getByText('30%')).toBeVisible();
  },
};

/** 개수를 아는 작업은 개수로 보여 주고 읽습니다. */
export const Counted: Story = {
  name: '개수',
  args: { value: 3, maxValue: 12, valueText: '12개 중 3개' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '사진 올리기' });
    await expect(bar).toHaveAttribute('aria-valuemax', '12');
    await expect(bar).toHaveAttribute('aria-valuetext', '12개 중 3개');
    await expect(canvas.getByText('12개 중 3개')).toBeVisible();
    const [track, done] = [bar.querySelector('svg')!, bar.querySelector('rect')!];
    const part = done.getBoundingClientRect().width / track.getBoundingClientRect().width;
    await expect(part).toBeCloseTo(0.25);
  },
};

/** 얼마나 진행되었는지 모르면 값을 읽지 않고, 진행 중임만 알립니다. */
export const Indeterminate: Story = {
  name: '알 수 없음',
  args: { value: null, label: '결제 확인', isLabelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '결제 확인' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

/** 숫자가 아닌 값(`NaN`)은 모르는 값입니다. */
export const NotANumber: Story = {
  name: '숫자가 아닌 값',
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByText(/NaN/u)).not.toBeInTheDocument();
  },
};

/** 다른 언어에서는 그 언어의 형식으로 보여 줍니다. */
export const OtherLocale: Story = {
  name: '다른 언어',
  render: (args) => (
    <LocaleProvider locale="tr-TR">
      <ProgressBar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '%30');
  },
};

/** 범위를 벗어난 값은 비었거나 가득 찬 것으로 보여 줍니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <ProgressBar {...args} label="없음" value={0} />
      <ProgressBar {...args} label="조금" value={1} />
      <ProgressBar {...args} label="개수" value={3} maxValue={12} valueText="12개 중 3개" />
      <ProgressBar {...args} label="안내" tone="info" value={40} />
      <ProgressBar {...args} label="완료" tone="success" value={120} />
      <ProgressBar {...args} label="얼마 남지 않음" tone="warning" value={85} />
      <ProgressBar {...args} label="실패" tone="danger" value={60} valueText="2개 실패" />
      <ProgressBar {...args} label="할 것이 없음" value={0} maxValue={0} valueText="0개" />
      <ProgressBar {...args} label="알 수 없음" value={null} />
      <ProgressBar {...args} label="레이블 숨김" isLabelHidden value={50} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(10);
    await expect(canvas.getByRole('progressbar', { name: '완료' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    await expect(canvas.getByRole('progressbar', { name: '할 것이 없음' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
};

/** 긴 레이블은 줄이 바뀌고 값은 한 줄을 지킵니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    label: '2026년 11월 한 달 동안 등록한 수업을 다음 달로 옮기기',
    value: 12345,
    maxValue: 67890,
    valueText: '67,890개 중 12,345개',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('67,890개 중 12,345개').getClientRects()).toHaveLength(1);
    await expectNoOverflow();
  },
};
