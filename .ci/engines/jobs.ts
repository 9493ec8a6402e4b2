import { customer } from './jobs/customer.ts';
import { master } from './jobs/master.ts';
import { trainer } from './jobs/trainer.ts';
import { visitor } from './jobs/visitor.ts';

/** The main task of each role, the same steps in every engine. */
export const jobs = [customer, visitor, trainer, master];
