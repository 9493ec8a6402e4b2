import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style({ inlineSize: '100%', blockSize: '100%' });

export const red = style({ fill: vars.color.accent.base });
export const deep = style({ fill: vars.color.accent.pressed });
export const tint = style({ fill: vars.color.accent.tint });
export const ink = style({ fill: vars.color.surface.sunken });
export const paper = style({ fill: vars.color.text.default });

/** A face in the second row. */
export const muted = style({ fill: vars.color.text.muted });

const line = style({ fill: 'none' });
export const deepLine = style([line, { stroke: vars.color.accent.pressed }]);
export const paperLine = style([line, { stroke: vars.color.text.default }]);
export const inkLine = style([line, { stroke: vars.color.surface.sunken }]);

const limb = style([line, { strokeLinecap: 'round' }]);
export const roundRed = style([limb, { stroke: vars.color.accent.base }]);
export const roundDeep = style([limb, { stroke: vars.color.accent.pressed }]);

/** Fine diagonal lines over a surface, the print grain of the whole series. */
export const grain = style({ fill: 'none', stroke: vars.color.surface.sunken, strokeWidth: 1.5, opacity: 0.35 });
