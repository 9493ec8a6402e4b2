import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** The last button that was pressed in the prerendered page before the app had started; `scripts/early-script.ts` holds it. */
    earlyInput?: { pressed: HTMLElement | null; stop: () => void };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** What the user or the browser has left in a field; null where it is as React has rendered it, whose state its default tells. */
function leftIn(field: Field): string | null {
  if (isChoice(field)) return field.checked && !field.defaultChecked ? 'on' : null;
  return field.value === field.defaultValue ? null : field.value;
}

/** Fields of one name, such as radio buttons, differ in their place. */
const fieldsOf = (root: ParentNode) =>
  [...root.querySelectorAll<Field>('input[name], textarea[name]')].map((field, place) => ({
    field,
    key: `${place} ${field.name}`,
  }));

/** React ignores an event that does not change the value which it knows, so that value is changed first. */
function change(field: Field, value: string) {
  if (isChoice(field)) {
    field.checked = false;
    return field.click();
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set!.call(field, value);
  return field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reads the named fields of the prerendered page before it is hydrated. The returned function gives their values to the hydrated page as
 * user input, and then presses the button that was pressed: React keeps a field's value while hydrating, or renders it anew, and tells
 * its state neither.
 */
export function watchEarlyInput(root: ParentNode): () => void {
  const before = new Map(fieldsOf(root).map(({ field, key }) => [key, leftIn(field)]));
  return () => {
    const { earlyInput } = window;
    if (!earlyInput) return;
    delete window.earlyInput;
    earlyInput.stop();
    for (const { field, key } of fieldsOf(root)) {
      const left = leftIn(field) ?? before.get(key);
      // Each value is rendered before the next one is set, which may depend on it.
      if (left) flushSync(() => change(field, left));
    }
    if (earlyInput.pressed?.isConnected) earlyInput.pressed.click();
  };
}
