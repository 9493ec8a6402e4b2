import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PageTurner } from './use-pages.tsx';

const shown = Promise.resolve();
let rendered = shown;
let finish: () => void;

/** A list that suspends on other pages until `finish` is called. */
function SlowList({ page }: { page: number }) {
  use(page === 1 ? shown : rendered);
  return <output aria-label="목록">{`${page}쪽`}</output>;
}

function Page() {
  const [page, setPage] = useState(1);
  return (
    <main>
      <Suspense>
        <SlowList page={page} />
      </Suspense>
      <PageTurner value={page} pageCount={9} onChange={setPage} />
    </main>
  );
}

const meta = {
  title: '화면/공통/페이지 넘기기',
  component: Page,
  parameters: {
    docs: {
      description: { component: '쪽 번호는 바로 바뀌고, 목록은 그릴 시간이 있을 때 따라옵니다.' },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 목록이 늦게 그려져도 누른 만큼 넘어갑니다. */
export const PressedTwice: Story = {
  name: '빠르게 두 번',
  beforeEach: () => {
    rendered = new Promise((resolve) => {
      finish = resolve;
    });
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('status', { name: '목록' });
    const next = canvas.getByRole('button', { name: '다음' });
    await userEvent.click(next);
    await userEvent.click(next);
    const [current] = canvas.getAllByRole('button', { current: 'page' });
    await expect(current).toHaveTextContent('3');
    await expect(list).toHaveTextContent('1쪽');
    finish();
    await expect(await canvas.findByText('3쪽')).toBeVisible();
  },
};
