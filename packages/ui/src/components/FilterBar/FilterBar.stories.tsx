import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
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

function Search() {
  const [text, setText] = useControlled('');
  return <TextField label="이름 검색" type="search" value={text} onChange={setText} />;
}

function Choice({ label, values }: { label: string; values: readonly string[] }) {
  const [value, setValue] = useControlled(values[0]!);
  const options = values.map((each) => ({ id: each, label: each }));
  return <Select label={label} value={value} items={options} onChange={setValue} />;
}

const choices = (
  <>
    <FilterField>
      <Choice label="구분" values={['전체', '진행 중']} />
    </FilterField>
    <FilterField width="md">
      <Choice label="상태" values={['전체', '14일 이내 끝남']} />
    </FilterField>
  </>
);

const dates = ['시작일', '종료일'].map((label, at) => (
  <FilterField key={label}>
    <DateField
      label={label}
      value={`2026-11-0${at + 1}`}
      today="2026-11-20"
      onChange={fn()}
      isRequired
    />
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

/** 빠른 선택만 있으면 그만큼만 차지합니다. */
export const PresetsOnly: Story = {
  name: '빠른 선택만',
  globals: { viewport: { value: 'phone' } },
  args: { presets: range.presets },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '빠른 기간 선택' });
    await expect(group.parentElement!.getBoundingClientRect().height).toBe(48);
    await expectNoOverflow();
  },
};

function Folded() {
  const [isOpen, setIsOpen] = useControlled(false);
  return (
    <FilterBar
      search={<Search />}
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
    await expectNoOverflow();
  },
};

/** 요약이 없어도 공간을 유지해서 요약이 나타나도 아래 내용이 밀리지 않습니다. */
export const EmptySummary: Story = {
  name: '요약이 없을 때',
  args: { children: choices, summary: null },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('p[aria-live]')!;
    await expect(summary.getBoundingClientRect().height).toBe(44);
  },
};

/** 휴대폰에서는 필터 버튼이 검색 옆에 있고, 입력란은 두 개씩 놓입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack gap="xl">
      <Folded />
      <FilterBar {...range} />
      <FilterBar>{choices}</FilterBar>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const top = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().top;
    await expect(top('구분')).toBe(top('상태'));
    const button = canvas.getByRole('button', { name: '필터' }).getBoundingClientRect();
    await expect(button.bottom).toBe(canvas.getByRole('searchbox').getBoundingClientRect().bottom);
    await expect(top('시작일')).toBe(top('종료일'));
    await expectNoOverflow();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <Folded />
      <FilterBar {...range} />
      <FilterBar
        summary={
          <>
            전체 12건 <Badge tone="warning">곧 끝남 2</Badge>
          </>
        }
      >
        {choices}
      </FilterBar>
    </Stack>
  ),
};
