import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectClosed,
  expectSheet,
  expectTouchTarget,
  pressBack,
} from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import {
  CommandMenu,
  type CommandMenuGroup,
  type CommandMenuProps,
  CommandMenuTrigger,
  normalizeSearch,
  searchPattern,
} from './index.ts';

const pages: CommandMenuGroup = {
  id: 'pages',
  label: '화면',
  items: [
    { id: 'books', label: '도서' },
    { id: 'loans', label: '대출' },
    { id: 'returns', label: '반납 기록' },
  ],
};
const readers: CommandMenuGroup = {
  id: 'readers',
  label: '회원',
  items: [
    { id: 'kang', label: '강지연', details: '010-1234-5678 · 대출 2권' },
    { id: 'kim', label: '김하늘', details: '010-2345-6789 · 대출 없음' },
    { id: 'long', label: '알렉산드리아마리아콘스탄티노플', details: '대출 없음' },
  ],
};

/** Filters the groups by the typed text, as an app would. */
function Example(props: CommandMenuProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [text, setText] = useState(props.value);
  const pattern = searchPattern(text);
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => pattern.test(normalizeSearch(label))),
  }));
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Inline gap="md">
      <CommandMenuTrigger label="찾기" onPress={() => setIsOpen(true)} />
      <CommandMenu
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          props.onOpenChange(next);
        }}
        value={text}
        onChange={setText}
        groups={groups}
        summary={`결과 ${count}개`}
      />
    </Inline>
  );
}

const meta = {
  title: '컴포넌트/CommandMenu',
  tags: ['autodocs'],
  component: CommandMenu,
  subcomponents: { CommandMenuTrigger },
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: '찾기',
    placeholder: '화면, 회원 이름이나 초성',
    value: '',
    onChange: fn(),
    groups: [pages, readers],
    emptyText: '검색 결과가 없습니다.',
    summary: '결과 6개',
    onChoose: fn(),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findField() {
  const field = await screen.findByRole('combobox', { name: '찾기' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const expectActive = async (name: string | RegExp) => {
  const field = screen.getByRole('combobox', { name: '찾기' });
  const option = screen.getByRole('option', { name, selected: true });
  await expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
};

/** 여는 즉시 입력할 수 있고, 결과를 종류별로 묶어 보여 줍니다. 첫 결과를 미리 고르고, 마우스로 가리킨 결과를 고릅니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: {
    id: 'finder',
    'data-testid': 'finder-dialog',
    groups: [
      { ...pages, items: pages.items.slice(0, 2) },
      { ...readers, items: readers.items.slice(1), note: '12명 더 있습니다.' },
      { id: 'events', label: '행사', items: [], isLoading: true },
      {
        id: 'rooms',
        label: '열람실',
        items: [],
        failure: { message: '열람실을 불러오지 못했습니다.', onRetry: fn() },
      },
    ],
  },
  play: async ({ args }) => {
    const field = await findField();
    await expect(field).toHaveAttribute('aria-busy', 'true');
    const group = screen.getByRole('group', { name: '회원' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await expect(within(group).getByText('12명 더 있습니다.')).toBeVisible();
    await expectActive('도서');
    const dialog = screen.getByRole('dialog', { name: '찾기' });
    await expect(dialog).toHaveAttribute('id', 'finder');
    await expect(screen.getByTestId('finder-dialog')).toBe(dialog);
    for (const option of screen.getAllByRole('option'))
      await waitFor(() => expectTouchTarget(option));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await expect(args.groups[3]?.failure?.onRetry).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await userEvent.hover(screen.getByRole('option', { name: '대출' }));
    await expectActive('대출');
    await userEvent.click(screen.getByRole('option', { name: '대출' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(pages.items[1]);
    await userEvent.click(screen.getByRole('button', { name: '찾기' }));
    await findField();
  },
};

/** 화살표, Home, End로 고르고 Enter로 엽니다. 글자를 변경하면 다시 첫 결과입니다. Esc로 닫으면 포커스가 돌아옵니다. */
export const Keyboard: Story = {
  name: '키보드',
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: '찾기' });
    await userEvent.click(trigger);
    await findField();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('대출');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(/^알렉산드리아/);
    await userEvent.keyboard('{Home}');
    await expectActive('도서');
    await userEvent.keyboard('{End}');
    await expectActive(/^알렉산드리아/);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await findField();
    await userEvent.keyboard('ㄱㅎㄴ');
    await waitFor(() => expect(options()).toEqual(['김하늘010-2345-6789 · 대출 없음']));
    await expect(screen.getByRole('status')).toHaveTextContent('결과 1개');
    await expectActive(/^김하늘/);
    await userEvent.keyboard('{Enter}');
    await expectClosed('dialog');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** 입력기가 글자를 만드는 동안의 Enter는 한글이면 한 번 열고, 후보를 고를 때는 열지 않습니다. */
export const Composition: Story = {
  name: '입력기',
  play: async ({ args }) => {
    const field = await findField();
    const press = (init: KeyboardEventInit) => {
      fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', ...init });
      fireEvent.keyUp(field, { key: 'Enter', code: 'Enter' });
    };
    fireEvent.compositionStart(field);
    press({ isComposing: true });
    fireEvent.compositionEnd(field, { data: '漢' });
    await expect(args.onChoose).not.toHaveBeenCalled();
    fireEvent.compositionStart(field);
    press({ isComposing: true });
    fireEvent.compositionEnd(field, { data: '도' });
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(pages.items[0]);
  },
};

export const Empty: Story = {
  name: '결과 없음',
  args: { value: '없는 이름' },
  play: async ({ args }) => {
    const field = await findField();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('status')).toHaveTextContent('검색 결과가 없습니다.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(field).toBeVisible();
  },
};

/** 휴대폰에서는 화면 너비의 시트로 열리고, 뒤로 가기로 닫힙니다. 긴 이름도 모두 보입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args }) => {
    await findField();
    const dialog = screen.getByRole('dialog', { name: '찾기' });
    // The sheet has a border.
    await expectSheet(dialog.parentElement!);
    await expectTouchTarget(within(dialog).getByRole('button', { name: '닫기' }));
    await expect(pressBack()).toBe(true);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expectClosed('dialog');
    await userEvent.click(screen.getByRole('button', { name: '찾기' }));
    await findField();
  },
};

/** 넓은 화면에서는 이름과 단축키가 함께 보입니다. */
export const Trigger: StoryObj<typeof CommandMenuTrigger> = {
  name: '여는 버튼',
  tags: ['picture'],
  args: { label: '찾기', shortcut: { label: 'Ctrl K', keys: 'Control+K' }, onPress: fn() },
  render: ({ label, shortcut, onPress }) => (
    <CommandMenuTrigger {...{ label, shortcut, onPress }} />
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '찾기' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await expectTouchTarget(button);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
