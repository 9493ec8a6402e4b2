import type { media } from './media.ts';
import type { tokens } from './tokens.ts';

/** The names of the breakpoints; `phone` applies to every width. */
export type Breakpoint = 'phone' | Extract<keyof typeof media, 'tablet' | 'desktop'>;

/** A value for all widths, or one from each named breakpoint up. */
export type Responsive<Value> = Value | { readonly [Name in Breakpoint]?: Value };

/** A distance between elements. */
export type Space = keyof typeof tokens.space;

/** A size of text. */
export type FontSize = keyof typeof tokens.fontSize;

/** A weight of text. */
export type FontWeight = keyof typeof tokens.fontWeight;

/** A width of a column, a field or a line of text. */
export type Width = keyof typeof tokens.width;

/** A height of lines of text. */
export type Leading = keyof typeof tokens.lineHeight;

/** The kind of a message or a state, which its text must express too. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The colour of text by its meaning, which the text must express too. */
export type TextColor = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

/** The alignment of elements on the cross axis. */
export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
