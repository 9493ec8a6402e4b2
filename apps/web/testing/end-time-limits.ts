import { spyOn } from 'storybook/test';

/** The time limit of a request, in milliseconds. */
const timeLimit = 20_000;

/** Makes the time limits of later requests in a story expire at once. */
export function endTimeLimitsAtOnce() {
  const { setTimeout } = window;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    setTimeout(run, delay === timeLimit ? 0 : delay)) as typeof setTimeout);
}
