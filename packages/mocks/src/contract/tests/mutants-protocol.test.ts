import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { requestMutants } from '../../../testing/contract/mutants/protocol/requests.ts';
import { statusMutants } from '../../../testing/contract/mutants/protocol/statuses.ts';
import { valueMutants } from '../../../testing/contract/mutants/protocol/values.ts';

describeMutants('statuses, shapes and validation', {
  ...statusMutants,
  ...requestMutants,
  ...valueMutants,
});
