import { media, vars } from '@fitness/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@media': { [media.print]: { display: 'none' } },
});

/** Both dates beside each other from 360px up; the button under them on a phone. */
export const dates = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'end',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  '@media': { [media.tablet]: { inlineSize: 'auto', gridTemplateColumns: '11rem 11rem auto' } },
});

export const submit = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
});
