import { expect, it } from 'vitest';
import { withHelpers } from './validators.ts';

it('imports no module of ajv into the validators', () => {
  expect(withHelpers('const equal = require("ajv/dist/runtime/equal").default;')).toBe(
    "import { deepEqual } from '../../validators/deep-equal.ts';\nconst equal = deepEqual;",
  );
});

it.each([
  'const equal = require("ajv/dist/runtime/equal.js").default;',
  'const other = require("ajv/dist/runtime/other").default;',
  'import equal from "ajv/dist/runtime/equal.js";',
])('fails where ajv writes %s', (code) => {
  expect(() => withHelpers(code)).toThrow('ajv 8.20.0');
});
