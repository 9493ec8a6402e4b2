import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom'));

/** Testing Library for the page, which finds elements by role and name alike in every engine; a page needs it once. */
export const pageLibrary = readFileSync(join(folder, '@testing-library', 'dom.umd.min.js'), 'utf8');
