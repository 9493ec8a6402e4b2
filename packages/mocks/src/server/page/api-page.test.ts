import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations } from '@fitness/api-contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarioNames } from '../../scenarios/index.ts';
import { apiPage, createApiPage } from './api-page.ts';
import { html } from '../../html.ts';
import { operationsOf, readSpec, type Spec } from './spec.ts';

let page = '';
let spec: Spec;
beforeAll(async () => {
  spec = await readSpec();
  page = apiPage(spec, 'http://localhost:8080');
});

const all = (pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, found = '']) => found);

describe('the API page', () => {
  it('has every operation of the contract with its path, every schema and every error by name', () => {
    for (const { id, path } of Object.values(operations)) {
      expect(page).toContain(`<h3 id="${id}">`);
      expect(page).toContain(`<code>${path}</code>`);
    }
    expect(operationsOf(spec)).toHaveLength(Object.keys(operations).length);
    for (const name of [
      ...Object.keys(spec.components.schemas).map((one) => `id="schema-${one}"`),
      ...Object.keys(errorResponses).map((one) => `<code>${one}</code>`),
    ]) {
      expect(page).toContain(name);
    }
  });

  it('lists the scenarios, the demo accounts and the control endpoints', () => {
    for (const text of [...scenarioNames, 'customer1', 'master1', 'PUT /__mock/faults'])
      expect(page).toContain(text);
  });

  it('is Korean, with one h1, no skipped heading level, landmarks and a skip link', () => {
    expect(page).toContain('<html lang="ko">');
    const levels = all(/<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(all(/<(main|header|nav)[ >]/g)).toEqual(['header', 'nav', 'main']);
    expect(page).toContain('href="#content"');
  });

  it('has unique ids and a target for every link', () => {
    const ids = all(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(/href="#([^"]+)"/g).filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('loads no external resource and runs no script', async () => {
    expect(page).not.toMatch(/<script|<link|<img|src=|https?:\/\/(?!localhost:8080)|style="/);
    const response = await createApiPage()(new Request('http://localhost:8080/'));
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('escapes markup in the contract', () => {
    const hostile = '<script>alert("1")</script> & \'quotes\'';
    const hostilePage = apiPage(
      { ...spec, info: { ...spec.info, title: hostile, description: `- \`${hostile}\`` } },
      `http://"><script>`,
    );
    expect(hostilePage).not.toContain('<script>');
    expect(hostilePage).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;quotes&#39;',
    );
  });

  it('leaves every other path to the backend', async () => {
    const respond = createApiPage();
    expect(await respond(new Request('http://localhost:8080/api/fitness/review'))).toBeUndefined();
    expect(
      await respond(new Request('http://localhost:8080/', { method: 'POST' })),
    ).toBeUndefined();
  });
});

describe('HTML from a template', () => {
  it('escapes strings and renders nested HTML, lists and numbers', () => {
    expect(html`<p title="${'"<&'}">${['<b>', html`<i>${1}</i>`, undefined]}</p>`.text).toBe(
      '<p title="&quot;&lt;&amp;">&lt;b&gt;<i>1</i></p>',
    );
  });
});
