import type { tokens } from '../../src/theme/tokens.ts';
import {
  color,
  dimension,
  type DesignToken,
  fontFamily,
  fontWeight,
  motion,
  number,
  shadow,
} from './values.ts';

type Tree = { readonly [name: string]: string | Tree };

/** A group of the format: tokens and groups by name, beside properties that begin with `$`. */
export type Group = { [name: string]: Group | DesignToken | string | object };

/** The type of the tokens in each group of a theme; a new group has to be given one. */
const readers: Record<keyof typeof tokens, (value: string) => DesignToken> = {
  color,
  font: fontFamily,
  fontSize: dimension,
  fontWeight,
  lineHeight: number,
  space: dimension,
  radius: dimension,
  size: dimension,
  width: dimension,
  shadow,
  motion,
  layer: number,
};

/** The formula of a fluid size, as vendor data of its group. */
const formula = 'fitness.ui.css';

/**
 * A theme's tokens in the Design Tokens format 2025.10. The format has no type for a fluid
 * size: `clamp()` becomes a group of `min` and `max` with the CSS formula in its
 * `$extensions`.
 */
export function designTokens(theme: { readonly [Name in keyof typeof readers]: Tree }): Group {
  const groups = Object.entries(readers).map(([name, read]) => [
    name,
    convert(theme[name as keyof typeof readers], name, read),
  ]);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...Object.fromEntries(groups),
  };
}

function convert(
  tree: string | Tree,
  path: string,
  read: (value: string) => DesignToken,
): Group | DesignToken {
  if (typeof tree !== 'string')
    return Object.fromEntries(
      Object.entries(tree).map(([name, value]) => [name, convert(value, `${path}.${name}`, read)]),
    );
  try {
    const [, min, max] = /^clamp\(([^,]+),.+,([^,]+)\)$/.exec(tree) ?? [];
    if (min === undefined || max === undefined) return read(tree);
    return {
      $extensions: { [formula]: tree },
      min: read(min.trim()),
      max: read(max.trim()),
    };
  } catch (error) {
    throw new Error(`The token ${path} has no form in the Design Tokens format.`, { cause: error });
  }
}
