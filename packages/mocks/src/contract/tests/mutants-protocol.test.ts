import { describeMutants } from '../../../testing/contract/run-against.ts';
import { requestMutants } from '../../../testing/contract/mutants/requests.ts';
import { statusMutants } from '../../../testing/contract/mutants/statuses.ts';
import { offsetMutants, valueMutants } from '../../../testing/contract/mutants/values.ts';

describeMutants('statuses, shapes and validation', statusMutants, requestMutants, valueMutants);
describeMutants('figures and times that are shifted in every row', offsetMutants);
