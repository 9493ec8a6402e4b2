import { describeConforming } from '../../../testing/contract/describe-conforming.ts';
import { otherErrors } from '../../../testing/contract/conforming/errors.ts';
import { mixedBackends } from '../../../testing/contract/conforming/mixed.ts';
import { otherSignIns } from '../../../testing/contract/conforming/sign-in.ts';
import { otherSuccesses } from '../../../testing/contract/conforming/successes.ts';

// Those of shapes and transport are in the deep run.
describeConforming([
  ...otherErrors,
  ...otherSignIns,
  ...otherSuccesses.slice(0, 4),
  ...mixedBackends,
]);
