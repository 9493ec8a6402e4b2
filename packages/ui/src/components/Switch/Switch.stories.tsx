import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Switch } from './index.ts';

const meta = {
  title: '컴포넌트/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: '삭제 모드', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 누르거나 Space를 누르면 바로 바뀝니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: '삭제 모드' });
    await expectTouchTarget(toggle);
    await userEvent.click(canvas.getByText('삭제 모드'));
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** 저장하지 못하면 오류를 스위치 아래에 보여 주고, 스위치의 설명으로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" align="start">
      <Switch label="꺼짐" />
      <Switch label="켜짐" isSelected />
      <Switch label="변경할 수 없음" isDisabled />
      <Switch label="예약 알림" hint="수업 한 시간 전에 알려 드립니다." defaultSelected />
      <Switch label="소식 알림" error="설정을 저장하지 못했습니다. 다시 눌러주세요." />
      <Switch label="문자 알림" disabledReason="전화번호를 먼저 등록해주세요." />
      <Switch label="레이블을 숨김" isLabelHidden defaultSelected />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const failed = canvas.getByRole('switch', { name: '소식 알림' });
    await expect(failed).toHaveAccessibleDescription(
      '설정을 저장하지 못했습니다. 다시 눌러주세요.',
    );
    await expect(failed).toBeInvalid();
    await expect(canvas.getByRole('switch', { name: '문자 알림' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: '레이블을 숨김' })).toBeChecked();
  },
};
