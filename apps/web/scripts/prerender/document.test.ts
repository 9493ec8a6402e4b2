import { expect, it } from 'vitest';
import { checkLoader, documentOf } from './document.ts';
import type { PrerenderedPage } from './renderer.ts';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
const root = '<div id="root"></div>';
const template = `<head><meta content="style-src 'self'">${sheet}</head>${root}`;

function documentFrom(changed: string) {
  const build = { folder: '', base: '/', template: changed, stylesOfScripts: [] };
  const page = { page: 'home', html: '<h1>홈</h1>', requests: [] as string[] } as PrerenderedPage;
  return documentOf(build, page, { scripts: [], styles: [], largestModules: {} }).document;
}

it('has the HTML of the page, and no style sheet that the document holds', () => {
  expect(documentFrom(template)).toContain('<div id="root" data-page="home"><h1>홈</h1></div>');
  expect(documentFrom(template)).not.toContain(sheet);
});

it('fails where the loader of Vite does not look for the style sheets of the document', () => {
  const loader = 'all.add(l.href),l.rel===`stylesheet`&&h.styles.add(l.href)';
  expect(() => checkLoader(['other()', loader])).not.toThrow();
  expect(() => checkLoader(['other()'])).toThrow('unlike with Vite 8.3.8');
});

it.each([sheet, root, '</head>'])('fails where Vite writes %s otherwise', (part) => {
  expect(() => documentFrom(template.replace(part, ''))).toThrow('unlike with Vite 8.3.8');
});
