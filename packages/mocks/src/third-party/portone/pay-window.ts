import { choices, type Choice } from './choices.ts';
import type { PaymentRequest } from './payment.ts';
import { payWindowStyles } from './pay-window-styles.ts';

const CLASS = 'mock-pay';

/** Opens the dialog 모의 결제 and resolves to the chosen button; Esc is 결제 취소. */
export function openPayWindow({ orderName, totalAmount }: PaymentRequest): Promise<Choice> {
  const dialog = element('dialog', { class: CLASS, 'aria-labelledby': `${CLASS}-title` });
  dialog.append(
    element('h2', { id: `${CLASS}-title` }, '모의 결제'),
    element('p', { class: `${CLASS}-hint` }, '실제로 결제되지 않는 연습용 간편결제 창입니다.'),
    summary([
      ['주문명', orderName],
      ['결제 금액', `${totalAmount.toLocaleString('ko-KR')}원`],
    ]),
  );

  return new Promise((resolve) => {
    const close = (choice: Choice): void => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    for (const { choice, label } of choices) {
      const button = element('button', { type: 'button', class: `${CLASS}-${choice}` }, label);
      // The second click of a double click was meant for the button that opened the window.
      button.addEventListener('click', ({ detail }) => detail < 2 && close(choice));
      dialog.append(button);
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close('cancel');
    });

    dialog.addEventListener('keydown', keepFocusInside);

    // Unlike a style element, a constructed sheet is allowed by a strict content security policy.
    const styles = new CSSStyleSheet();
    styles.replaceSync(payWindowStyles(CLASS));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    document.body.append(dialog);
    dialog.showModal();
  });
}

// A modal dialog lets the focus reach the browser's controls; a payment sheet does not.
function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const [leaving, entering] = event.shiftKey
    ? [buttons.at(0), buttons.at(-1)]
    : [buttons.at(-1), buttons.at(0)];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

function summary(rows: readonly (readonly [string, string])[]): HTMLElement {
  const list = element('dl', {});
  for (const [term, text] of rows) list.append(element('dt', {}, term), element('dd', {}, text));
  return list;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
