import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { scriptsOfStaff } from './page-files.ts';

const chunk = (
  name: string,
  links: Partial<Record<'imports' | 'dynamicImports', string[]>> = {},
) => ({
  type: 'chunk',
  isEntry: name === 'entry',
  fileName: name,
  moduleIds: [`/src/${name}.tsx`],
  imports: [],
  dynamicImports: [],
  ...links,
});

it('lists what only components of the staff load, also later, and not what others load too', () => {
  const chunks = [
    chunk('entry', { dynamicImports: ['SalesPage', 'ReviewPage'] }),
    chunk('ReviewPage', { imports: ['list'], dynamicImports: ['form'] }),
    chunk('SalesPage', { imports: ['list', 'chart'], dynamicImports: ['form', 'dialog'] }),
    ...['list', 'form', 'chart', 'dialog'].map((name) => chunk(name)),
  ];
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  expect(
    scriptsOfStaff(bundle as unknown as Rolldown.OutputBundle, ['SalesPage']).toSorted(),
  ).toEqual(['SalesPage', 'chart', 'dialog']);
});
