/** The styles of the fake window: the typeface of the page around it, and the colours and motion of the product's own sheets. */
export function payWindowStyles(name: string): string {
  return `
.${name} {
  box-sizing: border-box; inline-size: min(24rem, 100vw); max-block-size: 100dvb; margin: auto; padding: 1.5rem;
  border: 1px solid #2c2c33; border-radius: 1rem; overflow: auto; background: #141417; color: #f5f5f6; color-scheme: dark;
  font-family: inherit; font-size: 1rem; font-weight: 400; line-height: 1.6; letter-spacing: normal; word-break: keep-all;
  box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.65);
  animation: ${name}-grow 220ms cubic-bezier(0.2, 0.8, 0.2, 1);
}
.${name}::backdrop { background: rgb(0 0 0 / 0.72); }
.${name} h2 { margin: 0; font: inherit; font-size: 1.125rem; font-weight: 700; line-height: 1.35; }
.${name} p { margin: 0.25rem 0 0; color: #b6b6bf; font-size: 0.875rem; }
.${name} dl {
  display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 0.5rem 1rem; margin: 1rem 0 1.25rem;
  padding-block: 1rem; border-block: 1px solid #2c2c33;
}
.${name} dt { color: #b6b6bf; font-size: 0.875rem; }
.${name} dd { margin: 0; text-align: end; font-weight: 500; font-variant-numeric: tabular-nums; }
.${name} dd:last-child { font-size: 1.375rem; font-weight: 800; line-height: 1.35; font-variant-numeric: normal; }
.${name} button {
  display: block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.5rem; padding: 0.5rem 1rem;
  border: 1px solid #7c7c87; border-radius: 0.625rem; background: #1e1e23; color: #f5f5f6;
  font: inherit; font-weight: 500; cursor: pointer;
}
.${name} button:hover { background: #26262c; }
.${name} button:focus-visible { outline: 2px solid #ffffff; outline-offset: 2px; }
.${name} .${name}-approve { min-block-size: 3rem; border-color: transparent; background: #d8222d; color: #ffffff; font-weight: 700; }
.${name} .${name}-approve:hover { background: #c11a25; }
@keyframes ${name}-grow { from { transform: scale(0.97); opacity: 0.01; } }
@keyframes ${name}-rise { from { transform: translateY(2rem); opacity: 0.01; } }
@media (max-width: 47.99rem) {
  .${name} {
    max-inline-size: 100vw; inline-size: 100vw; margin-block-end: 0; border-inline: 0; border-block-end: 0;
    border-end-start-radius: 0; border-end-end-radius: 0; padding-block-end: calc(1.5rem + env(safe-area-inset-bottom, 0px));
    animation-name: ${name}-rise;
  }
}
@media (prefers-reduced-motion: reduce) { .${name} { animation: none; } }`;
}
