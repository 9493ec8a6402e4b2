import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { DateField } from '../DateField/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { FilterBar, type FilterBarProps, FilterField } from './index.ts';

const meta = {
  title: '컴포넌트/FilterBar',
  tags: ['autodocs'],
  component: FilterBar,
  subcomponents: { FilterField },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const choices = (
  <>
    <FilterField>
      <Select label="구분" items={[{ id: 'all', label: '전체' }]} />
    </FilterField>
    <FilterField width="md">
      <Select label="상태" items={[{ id: 'soon', label: '14일 이내 끝남' }]} />
    </FilterField>
  </>
);

const dates = ['시작일', '종료일'].map((label, at) => (
  <FilterField key={label}>
    <DateField label={label} defaultValue={`2026-11-0${at + 1}`} today="2026-11-20" isRequired />
  </FilterField>
));

const submit = fn();
const choose = fn();

const range: FilterBarProps = {
  children: dates,
  submitLabel: '조회',
  onSubmit: submit,
  presets: {
    label: '빠른 기간 선택',
    items: ['오늘', '이번 주', '이번 달'].map((label) => ({ id: label, label })),
    value: '이번 주',
    onChange: choose,
  },
};

/** 선택한 기간은 버튼이나 Enter로 조회하고, 빠른 기간은 누르면 바로 적용됩니다. */
export const Submitted: Story = {
  name: '조회 버튼이 있을 때',
  args: range,
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '조회' }));
    await expect(submit).toHaveBeenCalledTimes(1);
    const presets = within(canvas.getByRole('group', { name: '빠른 기간 선택' }));
    await expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('이번 주');
    await userEvent.click(presets.getByRole('button', { name: '이번 달' }));
    await expect(choose).toHaveBeenLastCalledWith('이번 달');
    await expect(submit).toHaveBeenCalledTimes(1);
    for (const button of canvas.getAllByRole('button')) await expectTouchTarget(button);
  },
};

function Folded() {
  const [isOpen, setIsOpen] = useControlled(false);
  return (
    <FilterBar
      search={<TextField label="이름 검색" type="search" />}
      fold={{ isOpen, onOpenChange: setIsOpen, active: isOpen ? 1 : 0 }}
    >
      {choices}
    </FilterBar>
  );
}

/** 검색 옆의 버튼을 눌러야 나머지 입력란이 나타납니다. */
export const FoldedFields: Story = {
  name: '접힌 필터',
  globals: { viewport: { value: 'phone' } },
  render: () => <Folded />,
  play: async ({ canvas }) => {
    const search = within(canvas.getByRole('search'));
    const button = search.getByRole('button', { name: '필터' });
    await expect(search.queryByLabelText('구분')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveTextContent('필터 1');
    await expect(search.getByLabelText('구분')).toBeVisible();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <Folded />
      <FilterBar {...range} />
      <FilterBar>{choices}</FilterBar>
    </Stack>
  ),
};

/** 휴대폰에서는 필터 버튼이 검색 옆에 있고, 입력란은 두 개씩 놓입니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
