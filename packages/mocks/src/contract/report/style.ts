/** The styles of the HTML report. */
export const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; word-break: keep-all; }
body { margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.2rem; }
h3 { margin: 0; font-size: 1rem; }
small { font-weight: normal; opacity: 0.75; }
section { margin: 0 0 1rem; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; }
section p { margin: 0.25rem 0 0.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.75rem; margin: 0 0 0.75rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border-radius: 0.375rem; background: #8882; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem; border-bottom: 1px solid #8884; text-align: start; }
tbody th { font-weight: normal; }
.same, .different { padding: 0.5rem 0.75rem; border-inline-start: 0.25rem solid; font-weight: 600; }
.same { border-color: #1a7f37; }
.different { border-color: #d1242f; }
`;
