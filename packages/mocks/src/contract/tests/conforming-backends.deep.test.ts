import { keepingRules, withoutRules } from '../../../testing/contract/conforming-backends.ts';
import { describeConforming } from '../../../testing/contract/run-against.ts';

describeConforming(keepingRules, true);
describeConforming(withoutRules, false);
