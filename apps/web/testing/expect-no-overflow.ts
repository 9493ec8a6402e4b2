import { expect, type screen, waitFor } from 'storybook/test';

type Shown = {
  canvas: Pick<typeof screen, 'findByRole' | 'queryByText'>;
  canvasElement: HTMLElement;
};

/** Asserts that a page has loaded and does not scroll sideways. */
export async function expectNoOverflow({ canvas, canvasElement }: Shown) {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
