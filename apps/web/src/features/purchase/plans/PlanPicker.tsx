import type { Instructor } from '@fitness/api-contract/catalogue';
import { ActionBar } from '@fitness/ui/ActionBar';
import { Stack } from '@fitness/ui/layout/Stack';
import { useDeferredValue, useMemo } from 'react';
import { useSeoulToday } from '../../../shared/dates/use-seoul-now.ts';
import { BuyingTerms } from './BuyingTerms.tsx';
import { InAppBrowserNote } from './InAppBrowserNote.tsx';
import { factsOf, periodOf, type TieredPlan } from './plan-facts.ts';
import { usePlanChoice } from './plan-choice.ts';
import { PlanOptions } from './PlanOptions.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

type PlanPickerProps = {
  label: string;
  plans: readonly TieredPlan[];
  /** Required for PT plans. */
  trainer?: Instructor;
};

/** One element, so that a choice does not render it again. */
const notes = (
  <>
    <BuyingTerms />
    <InAppBrowserNote />
  </>
);

/** Sells the plans of one kind; none is selected at first, except the one that was linked or chosen before. */
export function PlanPicker({ label, plans, trainer }: PlanPickerProps) {
  const facts = useMemo(() => factsOf(plans), [plans]);
  const [chosenId, choose] = usePlanChoice();
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  const today = useSeoulToday();
  const chosen = facts.find(({ id }) => id === chosenId) ?? null;
  // The bar follows in the next frame, so that the card answers the press at once.
  const summarized = useDeferredValue(chosen);

  return (
    <ActionBar
      summary={
        summarized && {
          title: trainer ? `${summarized.plan.name} · ${trainer.name}` : summarized.plan.name,
          value: summarized.price,
          note: periodOf(summarized.plan, today),
        }
      }
      placeholder="이용권을 선택해주세요."
      actionLabel="구매하기"
      onPress={() => void buy(chosen?.plan ?? null, trainer?.managerId)}
      isPending={isPaying}
      disabledReason={disabledReason}
    >
      <Stack gap="md">
        <PlanOptions label={label} options={facts} value={chosenId} onChange={choose} />
        {notes}
      </Stack>
    </ActionBar>
  );
}
