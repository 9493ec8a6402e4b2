import { describeMutants } from '../../../testing/contract/run-against.ts';
import { orderMutants, rowMutants } from '../../../testing/contract/mutants/lists.ts';
import { notShownMutants } from '../../../testing/contract/mutants/not-shown.ts';
import { salesMutants, workerMutants } from '../../../testing/contract/mutants/sums.ts';

describeMutants(
  'lists, orders and sums',
  orderMutants,
  rowMutants,
  salesMutants,
  workerMutants,
  notShownMutants,
);
