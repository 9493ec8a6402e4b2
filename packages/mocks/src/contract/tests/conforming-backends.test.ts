import { describeConforming } from '../../../testing/contract/describe-conforming.ts';
import { mixedBackends } from '../../../testing/contract/conforming/mixed.ts';

// Together they differ in nearly everything; the deep tier runs all backends, with the studio's rules where they keep them.
describeConforming(mixedBackends.filter(({ keepsRules }) => !keepsRules));
