import { afterEach, vi } from 'vitest';
import { setClock } from '../src/shared/dates/clock.ts';

/** Returns a setter of the app's clock; the test's end restores it and stubbed env variables. */
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
