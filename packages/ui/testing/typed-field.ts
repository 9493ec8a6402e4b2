import { expect, type screen, userEvent } from 'storybook/test';

/** Replaces the text of a field. */
export async function typeInto(field: Element, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A form with a button 저장 does not submit such texts of its field, and focuses it. */
export async function expectNotSubmitted(
  canvas: Pick<typeof screen, 'getByRole'>,
  field: Element,
  texts: readonly string[],
) {
  const submitted = canvas.getByRole('status');
  for (const text of texts) {
    await typeInto(field, text);
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(submitted).toHaveTextContent('null');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveTextContent('null');
  }
}
