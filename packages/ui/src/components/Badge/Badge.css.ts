import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

const tone = (colors: { surface: string; text: string; line: string }) => ({
  color: colors.text,
  backgroundColor: colors.surface,
  borderColor: colors.line,
});

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    // As wide as its text in a column, too.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: '0.125rem',
    paddingInline: vars.space.xs,
    border: '1px solid',
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.snug,
    verticalAlign: 'middle',
  },
  variants: {
    tone: {
      neutral: { ...tone(vars.color.neutral), borderColor: 'transparent' },
      success: tone(vars.color.success),
      warning: tone(vars.color.warning),
      danger: tone(vars.color.danger),
      info: tone(vars.color.info),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
