import { vars } from '@fitness/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const box = style({ display: 'grid', alignItems: 'stretch', minBlockSize: '7rem' });

const area = {
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '7rem',
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  textAlign: 'center',
} as const;

export const idle = style({
  ...area,
  border: `1px dashed ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
});

const tones = {
  success: vars.color.success,
  warning: vars.color.warning,
  danger: vars.color.danger,
};

export const result = styleVariants(tones, ({ surface, text, line }) => ({
  ...area,
  border: `1px solid ${line}`,
  color: text,
  backgroundColor: surface,
}));

export const name = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.snug,
});
export const message = style({ fontWeight: vars.fontWeight.bold });
export const phone = style({ fontSize: vars.fontSize.sm });
