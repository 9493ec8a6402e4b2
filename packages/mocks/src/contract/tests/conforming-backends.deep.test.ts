import { conformingBackends } from '../../../testing/contract/conforming/all.ts';
import { describeConforming } from '../../../testing/contract/describe-conforming.ts';

describeConforming(conformingBackends);
