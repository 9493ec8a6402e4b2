import { vars } from '@fitness/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid' });

/** Room below the footer, so that the fixed link never lies on anything at the end of the page. */
globalStyle(`body:has(${stack})`, { paddingBlockEnd: `calc(${vars.size.control} + 2 * ${vars.space.md} + env(safe-area-inset-bottom, 0px))` });
