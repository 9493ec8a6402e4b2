import { Panel, PanelBoundary } from '@fitness/ui/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { after } from '../../testing/page-stories.ts';
import { createQueryClient } from '../api/query-client.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

const broken = 'The second answer cannot be shown.';

/** A section whose response cannot be rendered until it is refetched. */
function Second() {
  const { data } = useQuery({
    queryKey: ['second'],
    queryFn: ({ client, queryKey }) =>
      client.getQueryData(queryKey) === undefined ? 'odd' : 'good',
  });
  if (data === 'odd') throw new Error(broken);
  return <p>{data === undefined ? '둘째를 불러오는 중' : '둘째 내용'}</p>;
}

function Page() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <h1>목록</h1>
      <PanelBoundary component={SectionBoundary}>
        <Panel title="첫째">첫째 내용</Panel>
        <Panel title="둘째">
          <Second />
        </Panel>
      </PanelBoundary>
      <SectionBoundary emptyText="검색 결과가 없습니다.">
        <p>셋째 내용</p>
      </SectionBoundary>
    </QueryClientProvider>
  );
}

const meta = {
  title: '화면/공통/한 목록의 오류',
  component: Page,
  parameters: {
    expectedErrors: [broken],
    docs: {
      description: { component: '목록 하나를 그리지 못해도 옆의 목록과 화면은 그대로 있습니다.' },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 한 목록만 그렇다고 말하고, 나머지는 그대로입니다. */
export const OneFails: Story = {
  name: '한 목록만 실패',
  tags: ['rule:list:boundary'],
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('region', { name: '둘째' }));
    await expect(await second.findByText('내용을 표시하지 못했습니다.')).toBeVisible();
    await expect(second.getByText(/^오류 번호 [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    for (const text of ['첫째 내용', '셋째 내용'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** 다시 시도하면 새로 받아 보여 줍니다. */
export const Retried: Story = {
  name: '실패한 목록을 다시 시도한 다음',
  tags: ['rule:list:boundary'],
  play: after(OneFails, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByText('둘째 내용')).toBeVisible();
  }),
};
