import { describeConforming } from '../../../testing/contract/describe-conforming.ts';
import { mixedBackends } from '../../../testing/contract/conforming/mixed.ts';
import { otherSignIns } from '../../../testing/contract/conforming/sign-in.ts';

// `pnpm test:deep` runs each of them with all rules.
describeConforming(otherSignIns, ['signIn', 'signUp', 'changeUserRole']);
describeConforming(mixedBackends);
