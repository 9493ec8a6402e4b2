import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { space } = vars;
const wrapping = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

// Not the shared layout components, because the first page loads this for its error page.
export const row = style({ ...wrapping, justifyContent: 'space-between', gap: space.md });
export const actions = style({ ...wrapping, gap: space.xs });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
});

export const title = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: '-0.02em',
});

export const lead = style({ maxInlineSize: vars.width.reading, color: vars.color.text.muted });
