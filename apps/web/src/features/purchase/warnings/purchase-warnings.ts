import type { Plan } from '@fitness/api-contract/catalogue';
import type { ConfirmOptions } from '@fitness/ui/AlertDialog';
import { texts } from '../texts.ts';
import { samePlan, unfinishedPayment } from './repeated-payment.ts';
import { closingSoon, overlappedPeriod, passOfToday } from './valid-pass.ts';
import type { Purchases, PurchaseWarning } from './warning.ts';

/** The reasons to ask for confirmation before a plan is bought (docs/product.md#purchase). */
export function purchaseWarnings(plan: Plan, purchases: Purchases): PurchaseWarning[] {
  const same = unfinishedPayment(plan, purchases) ?? samePlan(plan, purchases);
  return [
    same ?? overlappedPeriod(plan, purchases),
    passOfToday(plan, purchases),
    closingSoon(plan, purchases),
  ].filter((warning) => warning !== null);
}

/** One confirmation dialog for all warnings. */
export function questionOf(warnings: readonly PurchaseWarning[]) {
  const { title, link } = warnings[0]!;
  return {
    message: warnings.map(({ message }) => message).join('\n\n'),
    options: {
      title,
      ...(link && { link }),
      confirmLabel: texts.buyAnyway,
      cancelLabel: texts.doNotBuy,
    } satisfies ConfirmOptions,
  };
}
