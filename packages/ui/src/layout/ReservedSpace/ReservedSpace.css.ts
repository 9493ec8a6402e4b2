import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid' });

const layer = style({ gridArea: '1 / 1', minInlineSize: 0 });

export const sample = style([layer, { visibility: 'hidden' }]);

export const content = style([layer, { alignSelf: 'center' }]);
