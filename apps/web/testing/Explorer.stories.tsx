import { Panel } from '@fitness/ui/Panel';
import { Select } from '@fitness/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, within } from 'storybook/test';
import { allPageIds, type PageId, pages } from '../src/lib/pages.ts';
import { paths } from '../src/lib/paths.ts';
import { AppFrame } from './AppFrame.tsx';
import { type AppState, stateOf } from './app-state.ts';
import { pageMeta } from './page-meta.ts';
import type { Canvas } from './page-stories.ts';

type ExplorerProps = Omit<AppState, 'path'> & {
  page: PageId;
  onPageChange?: (page: PageId) => void;
};

const pageOptions = allPageIds.map((id) => ({
  id,
  label: `${pages[id].title || '홈'} ${paths[id]}`,
}));

/** 보고 싶은 화면을 골라 도구 막대의 역할, 데이터, 오류, 시각으로 엽니다. 주소를 복사해 보내면 같은 상태가 열립니다. */
function Explorer({ page, onPageChange = () => {}, ...rest }: ExplorerProps) {
  return (
    <>
      <Panel as="div" padding="compact">
        <Select size="sm" label="화면" value={page} items={pageOptions} onChange={onPageChange} />
      </Panel>
      <AppFrame {...rest} path={paths[page]} />
    </>
  );
}

const meta = {
  ...pageMeta,
  title: '화면/둘러보기',
  component: Explorer,
  render: function Render(args, { globals }) {
    const [, updateArgs] = useArgs<ExplorerProps>();
    return <Explorer {...stateOf(args, globals)} onPageChange={(page) => updateArgs({ page })} />;
  },
  args: { page: 'home' },
} satisfies Meta<ExplorerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressIn = (canvas: Canvas) => canvas.getByText(/^\//, { selector: 'code' });

/** 자동으로 실행하는 동작이 없습니다. 처음부터 직접 눌러 보며 검토합니다. */
export const Default: Story = {
  name: '직접 눌러 보기',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(addressIn(canvas)).toBeVisible();
  },
};

/** 화면을 고르면 바로 그 화면이 열립니다. */
export const ChoosesPage: Story = {
  name: '화면 고르기',
  // Local state instead of args: changed args would render the story again after its play function, and Storybook would then
  // reload the page.
  render: function Render(args, { globals }) {
    const [page, setPage] = useState(args.page);
    return <Explorer {...stateOf({ ...args, page }, globals)} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '화면' }), 'map');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: pages.map.title }),
    ).toBeVisible();
    await expect(addressIn(canvas)).toHaveTextContent(paths.map);
  },
};

/** 링크를 누르면 맨 위의 주소가 함께 바뀝니다. */
export const FollowsLinks: Story = {
  name: '주소 따라가기',
  play: async ({ canvas }) => {
    await expect(addressIn(canvas)).toHaveTextContent('/');
    const menu = within((await canvas.findAllByRole('navigation'))[0] as HTMLElement);
    await userEvent.click(menu.getByRole('link', { name: '회원권' }));
    await expect(await canvas.findByText(paths.membership)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'MAKE YOUR BODY, MAKE YOUR LIFE' }),
    ).toBeVisible();
  },
};
