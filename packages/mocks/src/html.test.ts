import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('HTML from a template', () => {
  it('escapes strings and renders nested HTML, lists and numbers', () => {
    expect(html`<p title="${'"<&'}">${['<b>', html`<i>${1}</i>`, undefined]}</p>`.text).toBe(
      '<p title="&quot;&lt;&amp;">&lt;b&gt;<i>1</i></p>',
    );
  });
});
