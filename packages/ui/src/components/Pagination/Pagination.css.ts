import { style } from '@vanilla-extract/css';
import {
  forcedBoundary,
  forcedDisabled,
  forcedSelection,
  media,
  motionSafe,
  vars,
} from '../../theme/index.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  '@media': { [media.print]: { display: 'none' } },
});

const numbers = style({ display: 'flex', listStyleType: "''" });

export const onPhone = style([numbers, { '@media': { [media.tablet]: { display: 'none' } } }]);

export const onTablet = style([
  numbers,
  { display: 'none', gap: vars.space.xxs, '@media': { [media.tablet]: { display: 'flex' } } },
]);

const centred = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  color: vars.color.text.muted,
});

const pressableMotion = motionSafe('background-color');

const pressable = style([
  centred,
  {
    // Below 360px seven of them still fit.
    minInlineSize: `min(${vars.size.target}, 12.3vw)`,
    ...pressableMotion,
    '@media': {
      ...pressableMotion['@media'],
      ...forcedBoundary,
      [media.hover]: {
        selectors: {
          '&:hover:not(:active, [aria-disabled])': {
            backgroundColor: vars.color.surface.raised,
            color: vars.color.text.default,
          },
        },
      },
    },
    selectors: {
      '&:active:not([aria-disabled])': { backgroundColor: vars.color.neutral.surface },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const page = style([
  pressable,
  {
    selectors: {
      '&[aria-current="page"]': {
        color: vars.color.text.default,
        fontWeight: vars.fontWeight.bold,
        backgroundColor: vars.color.surface.raised,
        boxShadow: `inset 0 -2px 0 ${vars.color.accent.base}`,
        '@media': {
          [media.forcedColors]: {
            ...forcedSelection[media.forcedColors],
            // The focus ring is inside.
            outlineColor: 'HighlightText',
          },
        },
      },
    },
  },
]);

export const turn = style([
  pressable,
  {
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-disabled]': {
        color: vars.color.line.control,
        cursor: 'not-allowed',
        '@media': forcedDisabled,
      },
    },
    '@media': { [media.tablet]: { paddingInline: vars.space.sm, gap: vars.space.xxs } },
  },
]);

export const arrow = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});

export const gap = style([centred, { minInlineSize: vars.space.lg }]);
