import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insertedStyles } from './content-security-policy.ts';

/** The folder of react-aria's modules, found from the package that brings it. */
function reactAria() {
  const fromUi = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
  const fromComponents = createRequire(fromUi.resolve('react-aria-components'));
  return join(dirname(fromComponents.resolve('react-aria')), '..', 'private');
}

/** The text of each style sheet that react-aria inserts, with its one constant filled in. */
const sheetsOf = (source: string) =>
  [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
  );

describe('the content security policy', () => {
  it('allows exactly the style sheets that the installed react-aria inserts', () => {
    const folder = reactAria();
    const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.mjs'),
    );
    const sources = modules.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(sources.flatMap(sheetsOf).sort()).toEqual([...insertedStyles].sort());
    expect(sources.filter((source) => /createElement\(['"]style['"]\)/.test(source))).toHaveLength(
      insertedStyles.length,
    );
  });
});
