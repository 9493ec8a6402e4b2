import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const people = style({ display: 'grid', gap: vars.space.xxl });
export const person = style({ display: 'grid', gap: vars.space.lg, '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } } });
export const name = style({ fontSize: vars.fontSize.heading });
export const join = style({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.huge });
