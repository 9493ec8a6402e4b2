import { vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', gap: vars.space.xl });
export const frame = style({ minBlockSize: '20rem', borderRadius: vars.radius.lg, overflow: 'hidden', backgroundColor: vars.color.surface.card });
export const map = style({ inlineSize: '100%', blockSize: '20rem' });
export const problem = style({ fontWeight: vars.fontWeight.bold });
export const button = style({
  minBlockSize: vars.size.target,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface.raised,
  fontWeight: vars.fontWeight.bold,
});
export const address = style({ fontSize: vars.fontSize.xl, fontStyle: 'normal', fontWeight: vars.fontWeight.bold });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md });
