import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { ptPass } from '../../../testing/passes.ts';
import { myPasses } from '../../features/reservations/api.ts';
import { storeList } from '../../features/reservations/offline-lists.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/고객/마지막 목록',
  args: {
    path: paths.reservations,
    persona: 'customer1',
    faults: [{ operation: 'listMyPromotions', kind: 'status', status: 503, times: 3 }],
  },
} satisfies PageMeta;

export default meta;

const notice = '11월 20일 (금) 10:00에 마지막으로 확인한 내용입니다.';

/** 서버에 연결할 수 없으면 마지막으로 확인한 이용권을 보여 주고, 언제 확인했는지 알려 줍니다. */
export const Unreachable: Story = {
  name: '서버에 연결할 수 없을 때',
  tags: ['rule:stored-lists:notice'],
  beforeEach: () => storeList(myPasses.queryKey, [ptPass({ remainingSessionCount: 9 })]),
  play: async ({ canvas }) => {
    const status = await canvas.findByText(notice, { exact: false }, { timeout: 10_000 });
    await expect(status).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /PT 12회/ }));
    await expect(row.getByRole('cell', { name: '9 / 12회' })).toBeVisible();
  },
};

/** 다시 시도해 연결되면 지금의 목록으로 바뀝니다. */
export const Replaced: Story = {
  ...Unreachable,
  name: '다시 연결되었을 때',
  play: after(Unreachable, async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: '다시 시도' });
    // The reservations of the pass are still being loaded.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('cell', { name: '7 / 12회' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(notice, { exact: false })).toBeNull());
  }),
};
