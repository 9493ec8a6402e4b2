import { type ReactNode, useRef, useState } from 'react';
import { expect, type screen, userEvent } from 'storybook/test';
import { Button } from '../src/components/Button/index.ts';
import { Form } from '../src/components/Form/index.ts';

/** A form around fields, which shows what it submits. */
export function FieldForm({ children }: { children: ReactNode }) {
  const [submitted, setSubmitted] = useState('없음');
  const form = useRef<HTMLFormElement>(null);
  const entries = () => [...new FormData(form.current!)].map(([name, value]) => `${name}=${value}`);
  return (
    <Form ref={form} onSubmit={() => setSubmitted(entries().join(' '))}>
      {children}
      <Button type="submit">저장</Button>
      <Button type="reset">처음으로</Button>
      <p role="status">{submitted}</p>
    </Form>
  );
}

type Canvas = Pick<typeof screen, 'getByRole'>;

/** Submits a FieldForm, and expects its values. */
export async function expectSubmitted(canvas: Canvas, values: string) {
  await userEvent.click(canvas.getByRole('button', { name: '저장' }));
  await expect(canvas.getByRole('status').textContent).toBe(values);
}

/** Resets a FieldForm. */
export function reset(canvas: Canvas) {
  return userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
}

/** Replaces the text of a field. */
export async function typeInto(field: Element, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The states that every field has, by the label of the field that shows it. */
export const fieldStates = {
  기본: {},
  필수: { isRequired: true },
  도움말: { hint: '언제든 변경할 수 있습니다.' },
  오류: { error: '다시 확인해주세요.' },
  '변경할 수 없음': { disabledReason: '이미 마감되었습니다.' },
};

/** Screen readers hear the hint, the error and why a field cannot be changed with each field, whose label has no mark. */
export async function expectFieldStates(fieldOf: (label: string) => HTMLElement) {
  await expect(fieldOf('필수')).not.toHaveAccessibleDescription();
  for (const [label, description] of [
    ['도움말', '언제든 변경할 수 있습니다.'],
    ['오류', '다시 확인해주세요.'],
    ['변경할 수 없음', '이미 마감되었습니다.'],
  ] as const)
    await expect(fieldOf(label)).toHaveAccessibleDescription(description);
}
