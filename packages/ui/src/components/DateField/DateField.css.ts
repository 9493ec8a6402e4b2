import { style } from '@vanilla-extract/css';
import { control } from '../../internal/field/field.css.ts';

export const date = style([
  control,
  {
    // Safari gives a date input a width and alignment of its own.
    appearance: 'none',
    minInlineSize: 0,
    textAlign: 'start',
    selectors: {
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': {
        cursor: 'pointer',
        padding: '0.5rem',
        marginInlineEnd: '-0.5rem',
      },
    },
  },
]);
