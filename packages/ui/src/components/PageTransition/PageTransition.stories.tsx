import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PageTransition, startPageTransition } from './index.ts';

function Pages() {
  const [page, setPage] = useState(1);
  const [count, setCount] = useState(0);
  return (
    <PageTransition key={page}>
      <Stack gap="md">
        <Heading level={2}>화면 {page}</Heading>
        <Button onPress={() => startPageTransition(() => setPage(page + 1))}>다음 화면</Button>
        <Button onPress={() => setCount(count + 1)}>내용 변경 {count}</Button>
      </Stack>
    </PageTransition>
  );
}

const meta = {
  title: '컴포넌트/PageTransition',
  tags: ['autodocs'],
  component: PageTransition,
  args: { children: null },
  render: () => <Pages />,
} satisfies Meta<typeof PageTransition>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 다른 화면으로 바뀝니다. */
export const Default: Story = {
  name: '기본',
  tags: ['motion'],
  play: async ({ canvas }) => {
    const start = spyOn(document, 'startViewTransition');
    await userEvent.click(canvas.getByRole('button', { name: '내용 변경 0' }));
    await expect(canvas.getByRole('button', { name: '내용 변경 1' })).toBeVisible();
    await expect(start).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '다음 화면' }));
    await expect(await canvas.findByRole('heading', { name: '화면 2' })).toBeVisible();
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    start.mockRestore();
  },
};
