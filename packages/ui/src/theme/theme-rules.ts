import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { forcedVars, paperVars } from './overrides.ts';
import type { Theme } from './themes.ts';

type Values = Readonly<Record<string, string>>;

/** The values of all tokens by custom property, such as `var(--fitness-color-text-default)`. */
function valuesOf(contract: object, values: object): Values {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, property]) => {
      const value: unknown = Reflect.get(values, name);
      return typeof property === 'string'
        ? [[property, String(value)] as const]
        : Object.entries(valuesOf(property as object, value as object));
    }),
  );
}

/** The values of a theme's tokens, and those that replace some of them under a media query. */
export function themeRules({ colorScheme, tokens }: Theme) {
  const { text, line } = tokens.color;
  return {
    colorScheme,
    vars: valuesOf(vars, tokens),
    '@media': {
      [media.moreContrast]: {
        vars: {
          [vars.color.text.muted]: text.default,
          [vars.color.line.subtle]: line.control,
          [vars.color.line.control]: text.default,
        } as Values,
      },
      [media.forcedColors]: { vars: forcedVars as Values },
      [media.print]: { colorScheme: 'light' as const, vars: paperVars as Values },
    },
  };
}

function declarations(values: Values, colorScheme?: string): string {
  const lines = Object.entries(values).map(
    ([property, value]) => `${property.replace(/^var\((--[^)]+)\)$/u, '$1')}: ${value};`,
  );
  return [...(colorScheme ? [`color-scheme: ${colorScheme};`] : []), ...lines].join('\n  ');
}

/**
 * A theme as CSS for a selector, such as `:root` or `[data-theme='mine']`, with its values for more contrast, forced colours and print.
 * For a theme of your own; those of the package are files in `themes/`.
 */
export function themeCss(selector: string, theme: Theme): string {
  const rules = themeRules(theme);
  const queries = Object.entries(rules['@media']).map(([query, rule]) => {
    const scheme = 'colorScheme' in rule ? rule.colorScheme : undefined;
    return `@media ${query} {\n${selector} {\n  ${declarations(rule.vars, scheme)}\n}\n}`;
  });
  return [
    `${selector} {\n  ${declarations(rules.vars, rules.colorScheme)}\n}`,
    ...queries,
    '',
  ].join('\n');
}
