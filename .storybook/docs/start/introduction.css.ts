import { media, vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, size, space, width } = vars;

/** As wide as the page. */
export const introduction = style({});
globalStyle(`.sbdocs.sbdocs-wrapper:has(${introduction})`, { padding: 0 });
globalStyle(`.sbdocs.sbdocs-content:has(${introduction})`, { maxWidth: 'none' });

export const body = style({ paddingInline: space.md, paddingBlockEnd: space.huge });
globalStyle(`.sbdocs .${body}`, {
  maxInlineSize: width.content,
  marginInline: 'auto',
  '@media': { [media.tablet]: { paddingInline: space.xl } },
});

export const role = style({
  overflow: 'hidden',
  backgroundColor: color.surface.card,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.lg,
});

export const rolePicture = style({ blockSize: '10rem' });

export const roleText = style({ display: 'grid', gap: space.sm, padding: space.lg });

export const muted = style({ minBlockSize: '3lh', color: color.text.muted });

export const roleLink = style({ borderBlockStart: `1px solid ${color.line.subtle}` });
globalStyle(`${roleLink} > a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.text.default,
});
