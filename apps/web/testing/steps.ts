import { DEMO_PASSWORD } from '@fitness/mocks/demo-accounts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The queries of a story's canvas, or of a part of it. */
export type Place = Pick<
  typeof screen,
  | 'findByRole'
  | 'getByRole'
  | 'findByText'
  | 'getByText'
  | 'findByLabelText'
  | 'getByLabelText'
  | 'findAllByRole'
  | 'queryByRole'
>;

/** Replaces the text of a field by pasting. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** Presses a button, once it is no longer busy. */
export async function press(place: Pick<Place, 'findByRole'>, name: string | RegExp) {
  const button = await place.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return userEvent.click(button);
}

export async function choose(place: Pick<Place, 'findByRole'>, name: string) {
  return userEvent.click(await place.findByRole('radio', { name }));
}

/** Opens the main menu where the window is too narrow to show it, as beside Storybook's sidebar. */
export async function openMenu(canvas: Place) {
  const menu = () => canvas.queryByRole('navigation', { name: '주 메뉴' });
  const toggle = () => canvas.queryByRole('button', { name: '메뉴', expanded: false });
  await waitFor(() => expect(menu() ?? toggle()).not.toBeNull());
  const closed = toggle();
  if (closed) await userEvent.click(closed);
}

/** Follows a link of the main menu. */
export async function goBy(canvas: Place, name: string) {
  await openMenu(canvas);
  const menu = within(await canvas.findByRole('navigation', { name: '주 메뉴' }));
  await userEvent.click(await menu.findByRole('link', { name }));
}

export async function arrive(canvas: Place, heading: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
}

export async function expectLink(
  place: Pick<Place, 'findByRole'>,
  name: string | RegExp,
  href: string,
) {
  await expect(await place.findByRole('link', { name })).toHaveAttribute('href', href);
}

/** Expects an alert or confirmation, and leaves it open. */
export async function expectAlert(message: string | RegExp) {
  const alert = await screen.findByRole('alertdialog', { name: message });
  await waitFor(() => expect(alert).toBeVisible());
  return alert;
}

/** The queries of a dialog, once it is visible. */
export async function findDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Closes an alert or confirmation with a button, and waits until it is gone. */
export async function answer(message: string | RegExp, button = '확인') {
  const alert = await screen.findByRole('alertdialog', { name: message });
  await userEvent.click(within(alert).getByRole('button', { name: button }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
}

/** Signs in with the form of the sign-in page. */
export async function signIn(canvas: Place, username: string, password = DEMO_PASSWORD) {
  const form = within(await canvas.findByRole('form', { name: '로그인' }));
  await fill(form.getByLabelText('아이디'), username);
  await fill(form.getByLabelText('비밀번호'), password);
  await press(form, '로그인');
  await expect(await canvas.findByText('로그인 성공')).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('form', { name: '로그인' })).toBeNull());
}

export async function signOut(canvas: Place) {
  await openMenu(canvas);
  await press(canvas, '로그아웃');
  await arrive(canvas, '로그인');
}

export function textsOf(elements: Iterable<Element>) {
  return [...elements].map(({ textContent }) => textContent);
}

/** A region of the page by its name. */
export async function regionOf(canvas: Pick<Place, 'findByRole'>, name: string) {
  return within(await canvas.findByRole('region', { name }));
}
