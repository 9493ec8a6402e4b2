import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const layout = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    columnGap: vars.space,
    rowGap: vars.space,
    gridTemplateColumns: {
      1: columns(1),
      2: columns(2),
      3: columns(3),
      4: columns(4),
      5: columns(5),
      6: columns(6),
    },
  },
  shorthands: {
    gap: ['columnGap', 'rowGap'],
    columns: ['gridTemplateColumns'],
  },
});

const { text, success, warning, danger, info } = vars.color;

const content = defineProperties({
  properties: {
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    lineHeight: vars.lineHeight,
    color: {
      default: text.default,
      muted: text.muted,
      accent: text.accent,
      success: success.text,
      warning: warning.text,
      danger: danger.text,
      info: info.text,
    },
    maxInlineSize: vars.width,
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: { start: 'start', center: 'center', end: 'end', between: 'space-between' },
    justifyItems: ['start', 'center', 'end', 'stretch'],
  },
});

/** Utility classes (sprinkles), each with one declaration of a token. */
export const sprinkles = createSprinkles(layout, content);
