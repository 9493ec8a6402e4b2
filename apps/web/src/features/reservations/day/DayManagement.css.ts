import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone one under the other; on a desktop the day's classes stand beside the calendar. */
export const layout = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"pass" "calendar" "classes" "today" "history"',
  '@media': {
    [media.desktop]: {
      gap: vars.space.lg,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      gridTemplateAreas: '"pass pass" "calendar classes" "today classes" "history history"',
    },
  },
});

export const pass = style({ gridArea: 'pass', minInlineSize: 0 });
export const classes = style({ gridArea: 'classes' });
export const today = style({ gridArea: 'today', alignSelf: 'start' });
export const history = style({ gridArea: 'history' });

export const moment = style({ display: 'grid' });
export const date = style({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
});
export const hour = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});
