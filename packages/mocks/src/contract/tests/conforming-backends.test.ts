import { mixedWithoutRules } from '../../../testing/contract/conforming-backends.ts';
import { describeConforming } from '../../../testing/contract/run-against.ts';

// They have most of the differences; the deep tier runs all backends.
describeConforming(mixedWithoutRules, false);
