import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** What the user did in the prerendered page before the app had started; `scripts/early-script.ts` collects it. */
    earlyInput?: {
      /** The last value of each field. */
      typed: ReadonlyMap<Field, string>;
      pressed: HTMLElement | null;
      stop: () => void;
    };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a value as user input: React overrides the field's own setter and would ignore the change, so the prototype's setter is
 * used.
 */
function type(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: HTMLInputElement) {
  field.checked = false;
  field.click();
}

function replay({ typed, pressed }: NonNullable<Window['earlyInput']>) {
  // Each value is rendered before the next one is set, which may depend on it.
  for (const [field, value] of typed)
    if (field.isConnected)
      flushSync(() => {
        if (field.type === 'radio' || field.type === 'checkbox') choose(field as HTMLInputElement);
        else type(field, value);
      });
  if (pressed?.isConnected) pressed.click();
}

/** Replays in the hydrated app what the user typed, chose and pressed in the prerendered page before hydration. */
export function replayEarlyInput() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  // In a timeout, because `flushSync` does not work inside an effect.
  setTimeout(() => {
    if (window.earlyInput !== earlyInput) return;
    delete window.earlyInput;
    earlyInput.stop();
    replay(earlyInput);
  });
}
