import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });

export const red = style({ fill: vars.color.accent.base });
export const deep = style({ fill: vars.color.accent.pressed });
export const tint = style({ fill: vars.color.accent.tint });
export const ink = style({ fill: vars.color.surface.sunken });
export const paper = style({ fill: vars.color.text.default });

const line = style({ fill: 'none', strokeLinecap: 'butt' });
export const redLine = style([line, { stroke: vars.color.accent.base }]);
export const deepLine = style([line, { stroke: vars.color.accent.pressed }]);
export const tintLine = style([line, { stroke: vars.color.accent.tint }]);
export const paperLine = style([line, { stroke: vars.color.text.default }]);
export const inkLine = style([line, { stroke: vars.color.surface.sunken }]);

/** Fine diagonal lines over a surface, the print grain of the whole series. */
export const grain = style({ fill: 'none', stroke: vars.color.surface.sunken, strokeWidth: 1.5, opacity: 0.35 });
