import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AppFrame } from './AppFrame.tsx';

type PageStory = Pick<StoryObj<typeof AppFrame>, 'args' | 'play'>;
export type Play = NonNullable<PageStory['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];

/** A shared play function; the story's file contains name, tags and persona, since Storybook reads them there. */
export const expectForbidden: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: '권한이 없습니다.' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
};

const busyOf = (element: HTMLElement) => [...element.querySelectorAll('[aria-busy="true"]')];

/** A place is kept for what is still loading. */
export const expectLoading: Play = async ({ canvas, canvasElement }) => {
  await waitFor(() =>
    expect([...busyOf(canvasElement), ...canvas.queryAllByText(/불러오는 중/)]).not.toHaveLength(0),
  );
};

/** What failed says so, and can be tried again. */
export function expectRetry(text: string): Play {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '다시 시도' }))[0]).toBeVisible();
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
  };
}

/** Trying again loads what has failed. */
export const retry: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '다시 시도' })[0]!);
  await waitFor(() => expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull());
};

/** A page that shows a text in place of a list. */
export function expectText(text: string): Play {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };
}

/** A page that has loaded and does not scroll sideways. */
export const expectNoOverflow: Play = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(busyOf(canvasElement)).toEqual([]));
  await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(document.title).not.toContain('hacked');
};

/** A play that goes on where another story ends, so that each story ends in the state that it is named after. */
export function after<Context>(
  { play: first }: { play?: ((context: Context) => Promise<void> | void) | undefined },
  play: (context: Context) => Promise<void> | void,
) {
  return async (context: Context) => {
    await first?.(context);
    await play(context);
  };
}
