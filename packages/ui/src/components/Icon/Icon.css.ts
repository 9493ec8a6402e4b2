import { style } from '@vanilla-extract/css';
import { mirrorsInRtl } from '../../internal/mirrors-in-rtl.ts';

export const mirrored = style({ selectors: mirrorsInRtl });
