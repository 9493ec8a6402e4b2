import { PlanCard } from '@fitness/ui/PlanCard';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useMemo } from 'react';
import {
  parseNullableString,
  useRestorableState,
} from '../../../shared/session/use-restorable-state.ts';
import { ActionBar } from './ActionBar.tsx';
import { factsOf, type PlanFacts, type TieredPlan } from './plan-facts.ts';
import { useCheckout } from '../checkout/use-checkout.ts';

export interface PlanPickerProps {
  label: string;
  plans: readonly TieredPlan[];
  hint?: string;
  /** Required for PT plans. */
  trainerId?: number;
}

const describe = ({ bonus, unitPrice, period, isBestValue }: PlanFacts) =>
  [bonus, unitPrice, isBestValue ? '최저 단가' : undefined, period]
    .filter((part) => part !== undefined)
    .join(', ');

/** Sells the plans of one kind; none is chosen at first, except the one from before signing in. */
export function PlanPicker({ label, plans, hint, trainerId }: PlanPickerProps) {
  const facts = useMemo(() => factsOf(plans), [plans]);
  const [chosenId, choose] = useRestorableState('plan', null, parseNullableString);
  const { buy, isPaying } = useCheckout();
  const find = (id: string | null) =>
    facts.find(({ plan }) => String(plan.promotionId) === id) ?? null;
  const chosen = find(chosenId);

  return (
    <>
      <RadioGroup
        label={label}
        hint={hint}
        appearance="card"
        value={chosenId}
        onChange={choose}
        options={facts.map((each) => ({
          value: String(each.plan.promotionId),
          label: each.label,
          description: describe(each),
        }))}
        renderOption={({ value }, { isSelected }) => {
          const each = find(value);
          if (each === null) return null;
          const { plan, option, price, bonus, unitPrice, isBestValue } = each;
          return (
            <PlanCard
              {...{ option, price, bonus, unitPrice, isBestValue, isSelected }}
              tier={plan.tier}
            />
          );
        }}
      />
      <ActionBar
        placeholder="이용권을 고르면 결제 금액이 여기에 표시됩니다."
        choice={chosen && { name: chosen.plan.name, price: chosen.price, note: chosen.period }}
        actionLabel="구매하기"
        onAction={() => buy(chosen?.plan ?? null, trainerId)}
        isPending={isPaying}
      />
    </>
  );
}
