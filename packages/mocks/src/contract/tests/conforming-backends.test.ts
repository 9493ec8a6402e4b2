import { describeConforming } from '../../../testing/contract/describe-conforming.ts';
import { mixedBackends } from '../../../testing/contract/conforming/mixed.ts';
import { otherSignIns } from '../../../testing/contract/conforming/sign-in.ts';

// All of them are in the deep run.
describeConforming([...otherSignIns, ...mixedBackends]);
