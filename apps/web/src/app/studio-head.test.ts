import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillHead } from '../../scripts/studio-head.ts';
import { fillTheme } from '../../scripts/theme.ts';
import { studio } from '../config/studio.ts';

const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8');

it('names the studio and the colours of the theme, and leaves nothing open', () => {
  const filled = fillHead(fillTheme(page, 'midnight'), '');
  expect(filled).toContain(`<title>${studio.name}</title>`);
  expect(filled).toMatch(/name="theme-color" content="#[0-9a-f]{6}"/u);
  expect(filled).not.toMatch(/%[A-Z_]+%/u);
});

it('gives the picture of a shared link an absolute URL', () => {
  expect(fillHead(page, 'https://makefit.example/')).toContain(
    'property="og:image" content="https://makefit.example/share.jpg"',
  );
});
