import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid' });

export const poster = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 'min(44rem, 150vw)',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.sunken,
  '@media': { [media.tablet]: { minBlockSize: '50vw' } },
});

export const words = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.md}`,
});

export const shout = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.regular,
  lineHeight: '0.98',
});

export const shoutLine = style({ display: 'block', whiteSpace: 'nowrap' });
export const label = style({ color: vars.color.text.accent, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });
export const line = style({ maxInlineSize: '28em', marginBlockStart: vars.space.sm, fontSize: vars.fontSize.lg });

/** Room below the footer, so that the fixed link never lies on anything at the end of the page. */
globalStyle(`body:has(${stack})`, { paddingBlockEnd: `calc(${vars.size.control} + 2 * ${vars.space.md})` });
