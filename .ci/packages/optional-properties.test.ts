import { describe, expect, it } from 'vitest';
import { withUndefined } from './optional-properties.ts';

const property = (type: string) => `export interface Props {\n    /** 설명 */\n    a${type};\n}\n`;

describe('an optional property takes undefined', () => {
  it.each([
    ['?: string', '?: string | undefined'],
    ["?: 'a' | 'b'", "?: 'a' | 'b' | undefined"],
    ['?: () => void', '?: (() => void) | undefined'],
    ['?: () => string | undefined', '?: (() => string | undefined) | undefined'],
    ['?: (a?: string) => () => void', '?: ((a?: string) => () => void) | undefined'],
    ['?: T extends string ? A : B', '?: (T extends string ? A : B) | undefined'],
    ['?: { b?: string }', '?: { b?: string | undefined } | undefined'],
    ['?: (() => { b?: A })[]', '?: (() => { b?: A | undefined })[] | undefined'],
  ])('%s', (type, expected) => expect(withUndefined(property(type))).toBe(property(expected)));

  it('of a class', () =>
    expect(withUndefined('export declare class A {\n    readonly b?: string;\n}\n')).toBe(
      'export declare class A {\n    readonly b?: string | undefined;\n}\n',
    ));
});

it.each([': string', '?: undefined', '?: string | undefined'])('leaves %s alone', (type) =>
  expect(withUndefined(property(type))).toBe(property(type)),
);
