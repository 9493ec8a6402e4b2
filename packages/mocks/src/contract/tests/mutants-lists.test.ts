import { describeMutants } from '../../../testing/contract/describe-mutants.ts';
import { notShownMutants } from '../../../testing/contract/mutants/lists/not-shown.ts';
import { orderMutants } from '../../../testing/contract/mutants/lists/orders.ts';
import { rowMutants } from '../../../testing/contract/mutants/lists/rows.ts';
import { salesMutants } from '../../../testing/contract/mutants/lists/sales.ts';
import { workerMutants } from '../../../testing/contract/mutants/lists/workers.ts';

describeMutants('lists, orders and sums', {
  ...orderMutants,
  ...rowMutants,
  ...salesMutants,
  ...workerMutants,
  ...notShownMutants,
});
