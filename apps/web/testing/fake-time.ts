import { afterEach, vi } from 'vitest';
import { setClock } from '../src/shared/dates/clock.ts';

/** Returns a setter for the app's clock; the clock and stubbed env variables are restored after the test. */
export function fakeTime() {
  let restore = () => {};
  afterEach(() => {
    restore();
    vi.unstubAllEnvs();
  });
  return (instant: string) => {
    restore();
    restore = setClock(() => Date.parse(instant));
  };
}
