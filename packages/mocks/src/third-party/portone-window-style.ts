let made: CSSStyleSheet | undefined;

/** The fake window's own style, made by script so that the page's strict policy allows it. */
export const sheet = () => {
  if (made) return made;
  made = new CSSStyleSheet();
  made.replaceSync(`
    .mock-payment {
      width: min(22rem, calc(100vw - 2rem));
      margin: auto;
      padding: 1.5rem;
      border: 0;
      border-radius: 1rem;
      background: #fff;
      color: #191919;
      font: inherit;
    }
    .mock-payment[open] { display: grid; gap: 0.5rem; }
    .mock-payment::backdrop { background: #000000b8; }
    .mock-payment h2 { margin: 0; font-size: 1.125rem; }
    .mock-payment p { margin: 0; color: #555; }
    .mock-payment strong { margin-bottom: 0.75rem; font-size: 1.5rem; }
    .mock-payment button {
      min-height: 2.75rem;
      border: 1px solid #767676;
      border-radius: 0.625rem;
      background: #fff;
      color: #191919;
      font: inherit;
      cursor: pointer;
    }
    .mock-payment strong + button { border-color: #fee500; background: #fee500; font-weight: 700; }
    .mock-payment button:focus-visible { outline: 2px solid #191919; outline-offset: 2px; }
  `);
  return made;
};
