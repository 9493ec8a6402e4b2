import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Announcement, AnnouncementsPage } from './AnnouncementsPage.tsx';

const announcements: Announcement[] = [
  {
    id: 1,
    kind: '휴무',
    title: '설 연휴에는 쉽니다',
    date: '2026. 11. 20.',
    text: '2월 6일부터 8일까지 쉽니다.\n9일 아침 6시에 문을 엽니다.',
  },
  {
    id: 2,
    kind: '행사',
    title: '함께 달리는 토요일',
    date: '2026. 11. 14.',
    text: '아침 9시, 광안리에서 만납니다.',
  },
];

const description = `
새 화면을 \`packages/ui\`만으로 만든 예시입니다. 스타일은 한 줄도 쓰지 않았습니다. 만드는 순서는 개발자 문서의 ‘How to compose a page’에 있습니다.

- 상태는 불러오는 중, 불러오기 실패, 표시됨 중 하나입니다. 데이터 없음은 목록을 보고 판단합니다.
- 대화 상자의 제목과 내용은 열림 상태와 따로 두어, 닫히는 동안에도 비지 않습니다.
- 행마다 반복되는 읽기 버튼은 \`aria-describedby\`로 그 행의 제목을 참조합니다.
`;

const meta = {
  title: '패턴/새 화면 만들기',
  tags: ['autodocs'],
  component: AnnouncementsPage,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  args: { status: 'ready', announcements },
} satisfies Meta<typeof AnnouncementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 구분을 고르면 그것만 남고, 읽기를 누르면 내용이 열립니다. */
export const Ready: Story = {
  name: '공지사항',
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    await step('고른 구분에 공지가 없다', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('구분'), '안내');
      await expect(canvas.getByText('등록된 공지가 없습니다.')).toBeVisible();
    });
    await step('고른 구분만 남는다', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('구분'), '휴무');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('내용이 열리고, 닫으면 포커스가 돌아온다', async () => {
      const read = canvas.getByRole('button', { description: '설 연휴에는 쉽니다' });
      await userEvent.click(read);
      const dialog = await screen.findByRole('dialog', { name: '설 연휴에는 쉽니다' });
      await expect(within(dialog).getByText(/9일 아침 6시에/)).toBeInTheDocument();
      await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
      await waitFor(() => expect(read).toHaveFocus());
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      // The last announcement, because title and text stay while the dialog fades out.
      await expect(dialog).toHaveTextContent(/설 연휴에는 쉽니다.*9일 아침 6시에/);
    });
  },
};

export const Loading: Story = {
  name: '불러오는 중',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('공지를 불러오는 중');
  },
};

export const Empty: Story = {
  name: '데이터 없음',
  args: { announcements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('등록된 공지가 없습니다.')).toBeVisible();
  },
};

const retry = fn();

export const Failed: Story = {
  name: '오류',
  args: { status: 'failed', retry },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('button', { name: '읽기' })).toHaveLength(2);
  },
};
