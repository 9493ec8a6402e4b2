import { describeMutants } from '../../../testing/contract/run-against.ts';
import { accountMutants } from '../../../testing/contract/mutants/accounts.ts';
import { leakMutants, ownerMutants } from '../../../testing/contract/mutants/other-people.ts';
import { sharedStateMutants } from '../../../testing/contract/mutants/shared-state.ts';
import { roleMutants, tokenMutants } from '../../../testing/contract/mutants/tokens.ts';

describeMutants(
  'accounts, tokens, roles and owners',
  tokenMutants,
  roleMutants,
  accountMutants,
  leakMutants,
  ownerMutants,
);
describeMutants('state that callers share', sharedStateMutants);
