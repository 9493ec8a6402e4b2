import type { OperationId } from '@fitness/api-contract/operations';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { texts } from '../src/lib/texts.ts';
import type { AppFrame } from './AppFrame.tsx';

type PageStory = Pick<StoryObj<typeof AppFrame>, 'args' | 'play'>;
export type Play = NonNullable<PageStory['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];

/** A shared play function; the story's file contains name, tags and persona, since Storybook reads them there. */
export const expectForbidden: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: texts.forbidden }),
  ).toBeVisible();
};

/** A page whose table is still loading. */
export function loadingTable(operation: OperationId, name: string | RegExp): PageStory {
  return {
    args: { faults: [{ operation, kind: 'latency', ms: 60_000 }] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('table', { name })).toHaveAttribute('aria-busy', 'true');
    },
  };
}

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

/** A page whose list fails a number of times. */
export function failedList(operation: OperationId, times = 1): PageStory {
  return {
    args: { faults: [{ operation, kind: 'status', status: 500, times }] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
      await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible();
    },
  };
}
