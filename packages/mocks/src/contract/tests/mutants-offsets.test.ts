import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { offsetMutants } from '../../../testing/contract/mutants/lists/offsets.ts';

describeMutants('figures and times that are shifted in every row', offsetMutants);
