/** The styles of the fake window, in colours that differ from the app's, and in its font, since a device may have none for Korean. */
export function payWindowStyles(name: string): string {
  return `
.${name} {
  box-sizing: border-box; inline-size: min(24rem, 100vw); max-block-size: 100dvb; margin: auto; padding: 1.5rem;
  border: 0; border-radius: 1rem; overflow: auto; background: #ffffff; color: #191919;
  font-size: 1rem; line-height: 1.5; word-break: keep-all;
}
.${name}::backdrop { background: rgb(0 0 0 / 0.7); }
.${name} h2 { margin: 0 0 0.25rem; font-size: 1.25rem; font-weight: 700; }
.${name} p { margin: 0 0 1rem; color: #555555; font-size: 0.875rem; }
.${name} dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.25rem; }
.${name} dt { color: #555555; }
.${name} dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
.${name} button {
  display: block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.5rem; padding: 0.5rem 1rem;
  border: 1px solid #8c8c8c; border-radius: 0.75rem; background: #ffffff; color: #191919; font: inherit; cursor: pointer;
}
.${name} button:hover { background: #f2f2f2; }
.${name} button:focus-visible { outline: 3px solid #0a66ff; outline-offset: 2px; }
.${name} .${name}-approve { border-color: #fee500; background: #fee500; font-weight: 700; }
.${name} .${name}-approve:hover { background: #f5dc00; }
@media (max-width: 30rem) {
  .${name} { max-inline-size: 100vw; inline-size: 100vw; margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; }
}`;
}
