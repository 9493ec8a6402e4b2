import { expect, it } from 'vitest';
import { documentOf } from './document.ts';
import type { PrerenderedPage } from './renderer.ts';

it('has the HTML of the page, and no style sheet that the document holds', () => {
  const sheet = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
  const template = `<head>${sheet}</head><div id="root"></div>`;
  const options = { apiBaseUrl: 'https://api.example.com', product: 'fitness', hasMocks: false };
  const files = { fonts: [], stylesOfScripts: [] };
  const build = { read: () => '', base: '/', template, options, ...files };
  const page = { page: 'home', html: '<h1>홈</h1>', requests: [] as string[] } as PrerenderedPage;
  const { document } = documentOf(build, page, { scripts: [], styles: [] });
  expect(document).toContain('<div id="root" data-page="home"><h1>홈</h1></div>');
  expect(document).not.toContain(sheet);
});
