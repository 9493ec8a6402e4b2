import { keyframes, style } from '@vanilla-extract/css';
import { faint } from '../../internal/faint.ts';
import { gutter } from '../../internal/gutter.css.ts';
import { media, motionSafe, vars } from '../../theme/index.ts';
import { knownUserAttribute } from '../../theme/prerendering.ts';

const belowDesktop = '(width < 64rem)';
const { fast, base, easing } = vars.motion;
const away = { transform: 'translateY(-2rem)', opacity: faint };
const arrive = keyframes({ from: away });
const inMotion = `${belowDesktop} and (scripting) and (prefers-reduced-motion: no-preference)`;
const arriving = `${arrive} ${base} ${easing}`;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.page,
  selectors: {
    // Above what is fixed, which the scrim covers.
    '&:has([data-open])': { zIndex: vars.layer.overlay },
    '&:has([data-open])::after': {
      position: 'fixed',
      inset: 0,
      zIndex: -2,
      backgroundColor: vars.color.scrim,
      touchAction: 'none',
      '@media': { [belowDesktop]: { content: '""' }, [inMotion]: { animation: arriving } },
    },
  },
  '@media': {
    [media.shortViewport]: { position: 'relative' },
    [media.phoneWithoutScripts]: { position: 'relative' },
    [media.print]: { display: 'none' },
  },
});

export const inner = style([
  gutter,
  {
    display: 'flex',
    // With large text the bar has more than one line.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    minBlockSize: vars.size.header,
    paddingBlock: vars.space.xxs,
    // The menu stands last in the document, because on phones it opens below the bar.
    '@media': { [media.desktop]: { readingFlow: 'flex-visual' } },
  },
]);

export const brandless = style({});

/** A prerendered menu, which may not be the user's. */
export const provisional = style({});
const ofOtherUser = `html[${knownUserAttribute}] ${provisional} &`;

// What has no space in a bar is not cut, but wraps out of sight: first the mark, then the greeting.
const wrapped = { flexWrap: 'wrap', alignContent: 'start', overflow: 'clip' } as const;

export const brand = style({
  ...wrapped,
  display: 'inline-flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  // As narrow as the name, before the bar wraps.
  flex: '1 1 min-content',
  maxInlineSize: 'max-content',
  alignItems: 'center',
  columnGap: vars.space.xs,
  blockSize: vars.size.target,
  lineHeight: vars.size.target,
  marginInlineEnd: 'auto',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '0.03em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { marginInlineEnd: vars.space.md } },
});

/** Before the name, though the first to wrap. */
export const mark = style({ order: 1, lineHeight: 0 });

export const tools = style({
  flexShrink: 0,
  minInlineSize: vars.size.target,
  '@media': { [media.desktop]: { order: 2, marginInlineEnd: vars.space.xs } },
});

/** The space without which too little of a greeting would be left. */
const word = '4.4em';

export const welcome = style({
  ...wrapped,
  display: 'flex',
  justifyContent: 'flex-end',
  // Takes the space before the mark does.
  flex: '1000 1 0',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  blockSize: vars.size.target,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
  // As high as the bar, so that what wraps is below it.
  '::before': { content: '', blockSize: '100%' },
  '@media': {
    [media.desktop]: { order: 3, marginInlineEnd: vars.space.sm },
  },
});

export const greeting = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  wordBreak: 'break-all',
  overflow: 'hidden',
  alignSelf: 'center',
  flex: `1 1 calc(${word} - 1px)`,
  '@media': { [media.desktop]: { maxInlineSize: '14rem' } },
});

const moving = motionSafe(['background-color', 'color']);

const bar = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...moving,
  '@media': {
    ...moving['@media'],
    // Distinguishes a link without an underline from plain text.
    [media.forcedColors]: { selectors: { '&:any-link': { color: 'LinkText' } } },
  },
} as const;

const hiddenWhileProvisional = { [ofOtherUser]: { visibility: 'hidden' } } as const;

const hover = {
  '@media': {
    [media.hover]: { backgroundColor: vars.color.surface.raised, color: vars.color.text.default },
  },
};

export const action = style({
  ...bar,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:hover': hover, ...hiddenWhileProvisional },
  '@media': { ...bar['@media'], [media.desktop]: { order: 3 } },
});

export const strongAction = style([
  action,
  {
    border: `1px solid ${vars.color.line.control}`,
    justifyContent: 'center',
    '@media': { [media.desktop]: { order: 4 } },
  },
]);

const hidden = { display: 'none' } as const;

export const toggle = style([
  action,
  {
    gap: vars.space.xxs,
    marginInlineEnd: `calc(${vars.space.xs} * -1)`,
    '@media': { [media.desktop]: hidden, [media.phoneWithoutScripts]: hidden },
  },
]);

/** A sheet below the bar on phones; on a desktop its parts are laid out in the bar. */
export const panel = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  flexDirection: 'column',
  gap: vars.space.md,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  overflowY: 'auto',
  padding: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.card,
  zIndex: -1,
  selectors: { '&[data-open]': { display: 'flex' } },
  '@media': {
    [inMotion]: {
      animation: arriving,
      selectors: {
        // In browsers that cannot delay `display`, the menu closes at once.
        '&:not([data-open])': { ...away, transition: `all ${fast} ease-in allow-discrete` },
      },
    },
    [media.shortViewport]: { maxBlockSize: 'none' },
    [media.phoneWithoutScripts]: {
      display: 'flex',
      position: 'static',
      inlineSize: '100%',
      maxBlockSize: 'none',
      zIndex: 'auto',
    },
    [media.desktop]: {
      display: 'contents',
      selectors: { '&[data-open]': { display: 'contents' } },
    },
  },
});

export const nav = style({
  selectors: {
    ...hiddenWhileProvisional,
    [`${brandless} &`]: {
      '@media': { [media.desktop]: { marginInlineStart: `calc(${vars.space.sm} * -1)` } },
    },
  },
  // Aligns the labels of the menu with the brand.
  marginInline: `calc(${vars.space.sm} * -1)`,
  '@media': { [media.desktop]: { order: 1, marginInline: '0 auto' } },
});

export const list = style({
  display: 'grid',
  '@media': { [media.desktop]: { display: 'flex', gap: vars.space.xxs } },
});

export const item = style({
  ...bar,
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  color: vars.color.text.muted,
  fontSize: '1.25rem',
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': hover,
    '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.fontWeight.bold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: vars.space.sm,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.accent.base,
      '@media': {
        [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  },
  '@media': {
    ...bar['@media'],
    [media.desktop]: {
      minBlockSize: vars.size.target,
      fontSize: vars.fontSize.sm,
      selectors: {
        '&[aria-current]::before': {
          insetInline: vars.space.sm,
          insetBlock: 'auto 0',
          inlineSize: 'auto',
          blockSize: '3px',
        },
      },
    },
  },
});
