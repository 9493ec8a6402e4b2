import { describe, expect, it } from 'vitest';
import { clientModules, importsOf } from './client-modules.ts';

const moduleOf = (code: string) => ({
  code,
  imports: importsOf(code, (from) => from.replace('./', '')),
});

const clientOf = (modules: Record<string, string>) => [
  ...clientModules(new Map(Object.entries(modules).map(([name, code]) => [name, moduleOf(code)]))),
];

describe('a module begins with use client', () => {
  it.each([
    ['a hook', 'import { useState } from "react";'],
    ['a hook of its own', 'import { useMessages as words } from "./messages.js";'],
    ['a context', 'import { createContext } from "react";'],
    ['react-aria', 'import { Button as B } from "react-aria-components/Button";'],
    ['its state', 'import { useControlledState } from "react-stately/useControlledState";'],
    ['a handler of its own', 'const a = jsx("button", { onClick: () => press(id) });'],
  ])('for %s', (_, code) => expect(clientOf({ 'A.js': code })).toEqual(['A.js']));

  it('where it uses more of such a module than its components', () => {
    const modules = {
      'B.js': 'import { helper } from "./A.js";',
      'A.js': 'import { useState } from "react";',
      'C.js': 'import { Panel, Row } from "./A.js";',
    };
    expect(clientOf(modules)).toEqual(['A.js', 'B.js']);
  });

  it('not for a handler that it is given', () =>
    expect(
      clientOf({
        'A.js': 'import { jsx } from "react/jsx-runtime";\njsx("a", { onClick: onPress });',
      }),
    ).toEqual([]));
});

it('reads the names of imports', () => {
  const code = [
    'import React, { useId } from "react";',
    'import * as styles from "./A.css.js";',
    'import { x as y, Z } from "./b.js";',
  ].join('\n');
  expect(Object.fromEntries(importsOf(code, (from) => from))).toEqual({
    react: ['React', 'useId'],
    './A.css.js': ['styles'],
    './b.js': ['x', 'Z'],
  });
});
