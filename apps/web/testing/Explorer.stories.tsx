import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../src/app/routes.tsx';
import { type PageId, paths } from '../src/shared/paths.ts';
import { AppFrame } from './AppFrame.tsx';
import { type AppState, stateOf } from './app-state.ts';
import { pageMeta } from './page-meta.ts';

type ExplorerProps = Omit<AppState, 'path'> & { page: PageId };

/** 어느 화면이든 도구 막대의 역할, 데이터, 오류, 시각으로 엽니다. 주소 표시줄의 링크를 보내면 같은 상태가 열립니다. */
function Explorer({ page, ...rest }: ExplorerProps) {
  return <AppFrame {...rest} path={paths[page]} />;
}

// The address follows from the page.
const { path: _path, ...argTypes } = pageMeta.argTypes;
const pageIds = Object.keys(paths) as PageId[];

const meta = {
  ...pageMeta,
  title: '화면/둘러보기',
  component: Explorer,
  render: (args, { globals }) => <Explorer {...stateOf(args, globals)} />,
  argTypes: {
    ...argTypes,
    page: {
      description: '열 화면',
      control: {
        type: 'select',
        labels: Object.fromEntries(
          pageIds.map((id) => [id, `${routes[id].title || '홈'} ${paths[id]}`]),
        ),
      },
      options: pageIds,
    },
  },
  args: { page: 'home' },
} satisfies Meta<ExplorerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 자동으로 누르는 것이 없습니다. 처음부터 직접 눌러 보며 검토합니다. */
export const Default: Story = {
  name: '직접 눌러 보기',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByText(/^주소/)).toBeVisible();
  },
};

/** 화면 안의 링크를 누르면 위의 주소가 어디로 갔는지 보여 줍니다. */
export const FollowsLinks: Story = {
  name: '주소가 따라옴',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^주소/)).toHaveTextContent('주소 /');
    const menu = within((await canvas.findAllByRole('navigation'))[0] as HTMLElement);
    await userEvent.click(menu.getByRole('link', { name: '회원권' }));
    await expect(await canvas.findByText(paths.membership)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'MAKE YOUR BODY, MAKE YOUR LIFE' }),
    ).toBeVisible();
  },
};
