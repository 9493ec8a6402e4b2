/** In place of `storybook/test`, because no play is run. */
export const [expect, fireEvent, screen, spyOn, userEvent, waitFor, within]: unknown[] = [];

export function fn() {
  const mock = () => undefined;
  return Object.assign(mock, { mockImplementation: mock });
}
