import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates } from '../../../testing/fields.tsx';
import { pictures } from '../../../testing/pictures.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Picture } from '../Picture/index.ts';
import { RadioGroup } from './index.ts';

const meta = {
  title: '컴포넌트/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: '성별',
    onChange: fn(),
    orientation: 'horizontal',
    items: [
      { id: 'male', label: '남성' },
      { id: 'female', label: '여성' },
    ],
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const plans = [
  { id: 'a', eyebrow: 'BASIC', label: '12회', detail: '840,000원', note: '1회당 70,000원' },
  { id: 'b', eyebrow: 'STANDARD', label: '24회', detail: '1,440,000원', note: '1회당 60,000원' },
  { id: 'c', eyebrow: 'ADVANCED', label: '36회', detail: '1,800,000원', note: '1회당 50,000원' },
  {
    id: 'd',
    eyebrow: 'ELITE',
    label: '50회',
    detail: '2,000,000원',
    note: '1회당 40,000원',
    description: '유효기간 365일',
    badge: '1회 이용료 최저',
  },
];

const coaches = ['강민준', '이서연', '박도윤', '한지호'].map((label) => ({
  id: label,
  label,
  description: '근력과 바벨',
  picture: <Picture picture={pictures.portrait} sizes="20rem" alt="" isSquare />,
}));

/** 처음에는 아무것도 고르지 않은 상태이며, 화살표 키로도 고릅니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '성별' })).toBeVisible();
    const male = canvas.getByRole('radio', { name: '남성' });
    const female = canvas.getByRole('radio', { name: '여성' });
    await expect(male).not.toBeChecked();
    await expectTouchTarget(male, 40);
    await expect(female).not.toBeChecked();
    await userEvent.click(canvas.getByText('남성'));
    await expect(male).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(female).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
  },
};

/** 오류와 선택할 수 없는 이유를 함께 보여 주고 읽습니다. 카드의 이름은 위 문구, 레이블, 수치로만 이루어지고, 나머지는 설명으로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg">
      {Object.entries(fieldStates).map(([label, state]) => (
        <RadioGroup key={label} {...args} {...state} label={label} defaultValue="male" />
      ))}
      <RadioGroup
        {...args}
        label="설명과 함께"
        orientation="vertical"
        items={[
          { id: 'male', label: '오전', description: '06:00부터 12:00까지' },
          { id: 'female', label: '오후', disabledReason: '마감' },
        ]}
      />
      <RadioGroup
        {...args}
        label="카드"
        variant="card"
        value="female"
        items={[...args.items, { id: 'other', label: '기타', disabledReason: '마감' }]}
      />
      <RadioGroup label="이용 횟수" variant="card" items={plans} />
      <RadioGroup label="코치" variant="card" items={coaches} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await expectFieldStates(canvas.getByLabelText);
    await expect(canvas.getByLabelText('오류')).toHaveAttribute('aria-invalid', 'true');
    const disabled = canvas.getByRole('radio', { name: '오후' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('마감');
    await userEvent.click(canvas.getByText('오후'));
    await expect(args.onChange).not.toHaveBeenCalled();
    const elite = canvas.getByRole('radio', { name: 'ELITE 50회 2,000,000원' });
    await expect(elite).toHaveAccessibleDescription(
      '1회당 40,000원, 유효기간 365일, 1회 이용료 최저',
    );
    await userEvent.click(canvas.getByText('1,800,000원'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(elite).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '강민준' })).toHaveAccessibleDescription(
      '근력과 바벨',
    );
  },
};
