import { within } from 'storybook/test';
import type { Canvas } from '../page-stories.ts';

/** The rows of a user, each with its own editor. */
export function rowsOf(canvas: Canvas, name: RegExp) {
  return canvas.getAllByRole('row', { name }).map((row) => within(row));
}

export function roleIn(row: ReturnType<typeof within>) {
  return row.getByLabelText('권한');
}
