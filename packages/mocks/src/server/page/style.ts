/** The styles of the page. */
export const STYLE = `
:root { color-scheme: dark; --page: #0e0e10; --card: #18181b; --line: #3a3a41; --text: #f2f2f3; --soft: #b9b9c2; --red: #ff6b6b; --link: #8ab4ff; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
header, main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1, h2, h3, h4 { line-height: 1.3; }
h1 { font-size: 1.9rem; margin: 0 0 .5rem; }
h2 { margin: 3rem 0 1rem; border-bottom: 2px solid var(--red); padding-bottom: .25rem; }
h3 { margin: 0 0 .5rem; font-size: 1.1rem; scroll-margin-top: 1rem; }
h4 { margin: 1.25rem 0 .5rem; font-size: 1rem; color: var(--soft); }
a { color: var(--link); }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .75rem; }
nav ul { list-style: none; padding: 0; margin: 0 0 1rem; display: grid; gap: .25rem 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
nav a { display: inline-block; padding: .6rem 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; }
.lead { font-size: 1.05rem; margin: 0 0 .5rem; }
.item::before { content: '· '; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--link); }
.post { color: #7ee2a8; } .put { color: #ffcf6b; } .delete { color: var(--red); }
code, pre { font-family: ui-monospace, 'D2Coding', Consolas, monospace; font-size: .9em; }
pre { background: var(--page); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; margin: .25rem 0; overflow-x: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 36rem; }
caption { text-align: left; color: var(--soft); padding: .25rem 0; }
th, td { text-align: left; vertical-align: top; padding: .5rem; border-top: 1px solid var(--line); }
td p { margin: 0; }
`;
