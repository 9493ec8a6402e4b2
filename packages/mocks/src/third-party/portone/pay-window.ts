import { choices, type Choice, type PaymentRequest } from './sdk.ts';

const CLASS = 'mock-pay';

// The typeface of the page around it, and the colours and motion of the product's own sheets.
const STYLES = `
.${CLASS} {
  box-sizing: border-box; inline-size: min(24rem, 100vw); max-block-size: 100dvb; margin: auto; padding: 1.5rem;
  border: 1px solid #2c2c33; border-radius: 1rem; overflow: auto; background: #141417; color: #f5f5f6; color-scheme: dark;
  font-family: inherit; font-size: 1rem; font-weight: 400; line-height: 1.6; letter-spacing: normal; word-break: keep-all;
  box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.65);
  animation: ${CLASS}-grow 220ms cubic-bezier(0.2, 0.8, 0.2, 1);
}
.${CLASS}::backdrop { background: rgb(0 0 0 / 0.72); }
.${CLASS} h2 { margin: 0; font: inherit; font-size: 1.125rem; font-weight: 700; line-height: 1.35; }
.${CLASS} p { margin: 0.25rem 0 0; color: #b6b6bf; font-size: 0.875rem; }
.${CLASS} dl {
  display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 0.5rem 1rem; margin: 1rem 0 1.25rem;
  padding-block: 1rem; border-block: 1px solid #2c2c33;
}
.${CLASS} dt { color: #b6b6bf; font-size: 0.875rem; }
.${CLASS} dd { margin: 0; text-align: end; font-weight: 500; font-variant-numeric: tabular-nums; }
.${CLASS} dd:last-child { font-size: 1.375rem; font-weight: 800; line-height: 1.35; font-variant-numeric: normal; }
.${CLASS} button {
  display: block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.5rem; padding: 0.5rem 1rem;
  border: 1px solid #7c7c87; border-radius: 0.625rem; background: #1e1e23; color: #f5f5f6;
  font: inherit; font-weight: 500; cursor: pointer;
}
.${CLASS} button:hover { background: #26262c; }
.${CLASS} button:focus-visible { outline: 2px solid #ffffff; outline-offset: 2px; }
.${CLASS} .${CLASS}-approve { min-block-size: 3rem; border-color: transparent; background: #d8222d; color: #ffffff; font-weight: 700; }
.${CLASS} .${CLASS}-approve:hover { background: #c11a25; }
@keyframes ${CLASS}-grow { from { transform: scale(0.97); opacity: 0.01; } }
@keyframes ${CLASS}-rise { from { transform: translateY(2rem); opacity: 0.01; } }
@media (max-width: 47.99rem) {
  .${CLASS} {
    max-inline-size: 100vw; inline-size: 100vw; margin-block-end: 0; border-inline: 0; border-block-end: 0;
    border-end-start-radius: 0; border-end-end-radius: 0; padding-block-end: calc(1.5rem + env(safe-area-inset-bottom, 0px));
    animation-name: ${CLASS}-rise;
  }
}
@media (prefers-reduced-motion: reduce) { .${CLASS} { animation: none; } }`;

/** Opens the dialog 모의 결제 and resolves to the chosen button; Esc is 결제 취소. */
export function openPayWindow({ orderName, totalAmount }: PaymentRequest): Promise<Choice> {
  const title = '모의 결제';
  const dialog = element('dialog', { className: CLASS, ariaLabel: title });
  const summary = element('dl', {});
  summary.append(
    element('dt', { textContent: '주문명' }),
    element('dd', { textContent: orderName }),
    element('dt', { textContent: '결제 금액' }),
    element('dd', { textContent: `${totalAmount.toLocaleString('ko-KR')}원` }),
  );
  dialog.append(
    element('h2', { textContent: title }),
    element('p', { textContent: '실제로 결제되지 않는 연습용 간편결제 창입니다.' }),
    summary,
  );

  return new Promise((resolve) => {
    const close = (choice: Choice): void => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
      dialog.close();
      dialog.remove();
      keepSecondPress();
      resolve(choice);
    };
    for (const choice of Object.keys(choices) as Choice[]) {
      const { label } = choices[choice];
      const button = element('button', { className: `${CLASS}-${choice}`, textContent: label });
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
    styles.replaceSync(STYLES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    document.body.append(dialog);
    dialog.showModal();
  });
}

// The second press of a double press reaches nothing behind the window.
function keepSecondPress(): void {
  const cover = element('div', {});
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 1000';
  cover.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(cover);
  setTimeout(() => cover.remove(), 500);
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

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Pick<HTMLElement, 'ariaLabel' | 'className' | 'textContent'>>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
