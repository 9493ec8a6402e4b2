import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { accountMutants } from '../../../testing/contract/mutants/access/accounts.ts';
import { leakMutants } from '../../../testing/contract/mutants/access/leaks.ts';
import { ownerMutants } from '../../../testing/contract/mutants/access/owners.ts';
import { roleMutants } from '../../../testing/contract/mutants/access/roles.ts';
import { tokenMutants } from '../../../testing/contract/mutants/access/tokens.ts';

describeMutants('accounts, tokens, roles and owners', {
  ...tokenMutants,
  ...roleMutants,
  ...accountMutants,
  ...leakMutants,
  ...ownerMutants,
});
