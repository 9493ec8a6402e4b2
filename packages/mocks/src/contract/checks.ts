import type { Check } from './harness/harness.ts';
import { appTexts } from './checks/app-texts.ts';
import { boundaries } from './checks/boundaries.ts';
import { concurrency } from './checks/concurrency.ts';
import { examples } from './checks/examples.ts';
import { fields } from './checks/fields.ts';
import { generated } from './checks/generated.ts';
import { links } from './checks/links.ts';
import { stateModel } from './checks/state-model.ts';
import { roles } from './checks/roles.ts';
import { unknownIds } from './checks/unknown-ids.ts';
import { accountRules } from './rules/accounts.ts';
import { classRules } from './rules/classes.ts';
import { paymentRules } from './rules/payments.ts';
import { reservationRules } from './rules/reservations.ts';
import { studioRules } from './rules/studio.ts';

/** The checks of openapi.yaml, which apply to any backend, in this order. */
export const contractChecks: readonly Check[] = [
  examples,
  roles,
  fields,
  boundaries,
  unknownIds,
  appTexts,
  generated,
  links,
  concurrency,
  stateModel,
];

/** The checks of the studio's rules (docs/product.md#mock-rules). */
export const ruleChecks: readonly Check[] = [
  accountRules,
  paymentRules,
  reservationRules,
  classRules,
  studioRules,
];
