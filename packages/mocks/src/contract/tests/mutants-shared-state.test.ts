import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { sharedStateMutants } from '../../../testing/contract/mutants/access/shared-state.ts';

describeMutants('state that callers share', sharedStateMutants);
