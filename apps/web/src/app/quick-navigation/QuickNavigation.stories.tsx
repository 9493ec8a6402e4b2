import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { findDialog, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/공통/빠른 이동',
  parameters: describedBy('매니저와 마스터가 어느 화면에서나 화면과 회원을 찾습니다.'),
  args: { path: paths.memberManagement, persona: 'trainer1' },
} satisfies PageMeta;

const name = '빠른 이동';

async function menuOf() {
  const menu = await findDialog(name);
  const field = menu.getByRole('combobox', { name });
  await waitFor(() => expect(field).toHaveFocus());
  return { menu, field };
}

async function openMenu(canvas: Canvas) {
  await press(canvas, name);
  return menuOf();
}

const membersIn = ({ menu }: Awaited<ReturnType<typeof menuOf>>) =>
  within(menu.getByRole('group', { name: '회원' })).queryAllByRole('option');

/** 여섯 명까지 보여 주고, 몇 명이 더 있는지 알려 줍니다. */
export const Members: Story = {
  name: '회원이 많을 때',
  play: async ({ canvas }) => {
    const opened = await openMenu(canvas);
    await userEvent.type(opened.field, '010');
    await waitFor(() => expect(membersIn(opened)).toHaveLength(6));
    await expect(opened.menu.getByText('2명 더 있습니다. 더 입력해주세요.')).toBeVisible();
    await expect(opened.menu.getByRole('status')).toHaveTextContent('결과 8개');
  },
};

/** 닫으면 쓰던 자리로 돌아오고, 쓰던 글도 그대로입니다. */
export const Closed: Story = {
  name: '쓰다가 열고 닫은 다음',
  tags: ['rule:quick:keys'],
  play: async ({ canvas }) => {
    const search = await canvas.findByLabelText('이름 검색');
    await canvas.findByRole('button', { name });
    for (const close of ['{Escape}', '{Control>}k{/Control}']) {
      await userEvent.click(search);
      await userEvent.keyboard('{Control>}k{/Control}');
      const { menu } = await menuOf();
      await userEvent.keyboard(`이서${close}`);
      await waitFor(() => expect(menu.queryByRole('combobox')).not.toBeInTheDocument());
      await waitFor(() => expect(search).toHaveFocus());
      await expect(search).toHaveValue('');
    }
  },
};

/** 회원을 불러오지 못해도 화면은 찾을 수 있습니다. */
export const Failed: Story = {
  name: '회원 불러오기 실패',
  tags: ['rule:quick:failed'],
  args: {
    path: paths.masterMyPage,
    persona: 'master1',
    faults: [{ kind: 'status', status: 500, operation: 'listUsers', times: 1 }],
  },
  play: async ({ canvas }) => {
    const { menu, field } = await openMenu(canvas);
    await userEvent.type(field, '직원');
    await expect(await menu.findByRole('alert')).toHaveTextContent('회원을 불러오지 못했습니다.');
    await expect(menu.getByRole('option', { name: '직원' })).toBeVisible();
  },
};

/** 다시 시도하면 회원도 찾습니다. */
export const Retried: Story = {
  ...Failed,
  name: '회원 불러오기 실패 뒤 다시 시도',
  play: after(Failed, async () => {
    const opened = await menuOf();
    await press(opened.menu, '다시 시도');
    await waitFor(() => expect(opened.menu.queryByRole('alert')).toBeNull());
    await userEvent.clear(opened.field);
    await userEvent.type(opened.field, '김서준');
    await waitFor(() => expect(membersIn(opened)).not.toHaveLength(0));
  }),
};
