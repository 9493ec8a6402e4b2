import { expect, type screen, waitFor } from 'storybook/test';

type Shown = {
  canvas: Pick<typeof screen, 'findByRole' | 'queryByText'>;
  canvasElement: HTMLElement;
};

/** What is asserted of a page that is only looked at: it is there, has come whole, and does not scroll sideways. */
export async function expectNoOverflow({ canvas, canvasElement }: Shown) {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  await waitFor(() => expect(canvas.queryByText(/불러오는 중/)).toBeNull());
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
