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

/** Sets a value as a user does: the prototype's setter is the one that React does not observe. */
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
  // Each is rendered before the next, which may depend on it.
  for (const [field, value] of typed)
    if (field.isConnected)
      flushSync(() => {
        if (field.type === 'radio' || field.type === 'checkbox') choose(field as HTMLInputElement);
        else type(field, value);
      });
  if (pressed?.isConnected) pressed.click();
}

/** Tells the app, which has just started in a prerendered page, what the user typed, chose and pressed there before. */
export function replayEarlyInput() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  // React renders nothing synchronously inside an effect.
  setTimeout(() => {
    if (window.earlyInput !== earlyInput) return;
    delete window.earlyInput;
    earlyInput.stop();
    replay(earlyInput);
  });
}
