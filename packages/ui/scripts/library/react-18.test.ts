import { expect, it } from 'vitest';
import { withLayoutEffects, withRefs } from './react-18.ts';

const code = (exported: string) =>
  `import { jsx } from "react/jsx-runtime";\nfunction Stack$1(props) {}\nfunction useStack() {}\nexport { ${exported} };\n`;

it('wraps the components of a module, under their names', () => {
  expect(withRefs(code('Stack$1 as Stack, useStack'), 'layout/Stack/Stack.js')).toBe(
    [
      'import { withRef } from "../../internal/with-ref.js";',
      'import { jsx } from "react/jsx-runtime";',
      'function Stack$1(props) {}',
      'function useStack() {}',
      'const Stack$ref = /* @__PURE__ */ withRef(Stack$1);',
      'export { Stack$ref as Stack, useStack };',
      '',
    ].join('\n'),
  );
});

it('leaves a module without components alone', () =>
  expect(withRefs(code('useStack'), 'layout/Stack/use-stack.js')).toBe(code('useStack')));

it('takes layout effects from the library', () => {
  const hooks = (names: string) => `import { ${names} } from "react";\nuseLayoutEffect(update);\n`;
  const imported = 'import { useLayoutEffect } from "../../internal/layout-effect.js";\n';
  const path = 'components/Tabs/Tabs.js';
  expect(withLayoutEffects(hooks('useLayoutEffect'), path)).toBe(
    `${imported}useLayoutEffect(update);\n`,
  );
  expect(withLayoutEffects(hooks('useId, useLayoutEffect, useState'), path)).toBe(
    imported + hooks('useId, useState'),
  );
  expect(withLayoutEffects(hooks('useId'), path)).toBe(hooks('useId'));
});
