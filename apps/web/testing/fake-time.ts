import { afterEach, vi } from 'vitest';
import { setClock } from '../src/shared/dates/clock.ts';

/** A function that sets the app's clock to an instant until the test ends, when stubbed environment variables are restored too. */
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
