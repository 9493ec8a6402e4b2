import { expect, it } from 'vitest';
import { documentOf } from './document.ts';
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

it.each([sheet, root, '</head>'])('fails where Vite writes %s otherwise', (part) => {
  expect(() => documentFrom(template.replace(part, ''))).toThrow('unlike with Vite 8.3.8');
});
