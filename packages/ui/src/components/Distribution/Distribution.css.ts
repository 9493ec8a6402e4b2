import { style } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { vars } from '../../theme/index.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(2rem, 1fr) fit-content(30%)',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['30% minmax(0, 1fr) 20%', 'subgrid'],
  alignItems: 'center',
});

export const track = style([bar, { color: vars.color.text.default }]);

export const count = style({ textAlign: 'end' });
