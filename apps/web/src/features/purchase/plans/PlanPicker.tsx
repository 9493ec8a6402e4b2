import { ActionBar } from '@fitness/ui/ActionBar';
import { PlanCard } from '@fitness/ui/PlanCard';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useMemo } from 'react';
import {
  parseNullableString,
  useRestorableState,
} from '../../../shared/session/use-restorable-state.ts';
import { factsOf, type PlanFacts, type TieredPlan } from './plan-facts.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

export interface PlanPickerProps {
  label: string;
  plans: readonly TieredPlan[];
  hint?: string;
  /** Required for PT plans. */
  trainerId?: number;
}

const describe = ({ bonus, unitPrice, highlight, period }: PlanFacts) =>
  [bonus, unitPrice, highlight, period].filter((part) => part !== undefined).join(', ');

/** Sells the plans of one kind; none is chosen at first, except the one from before signing in. */
export function PlanPicker({ label, plans, hint, trainerId }: PlanPickerProps) {
  const facts = useMemo(() => factsOf(plans), [plans]);
  const [chosenId, choose] = useRestorableState('plan', null, parseNullableString);
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  const find = (id: string | null) =>
    facts.find(({ plan }) => String(plan.promotionId) === id) ?? null;
  const chosen = find(chosenId);

  return (
    <ActionBar
      summary={chosen && { title: chosen.plan.name, value: chosen.price, note: chosen.period }}
      placeholder="이용권을 고르면 결제 금액이 여기에 표시됩니다."
      actionLabel="구매하기"
      onAction={() => void buy(chosen?.plan ?? null, trainerId)}
      isPending={isPaying}
      disabledReason={disabledReason}
    >
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
          const { plan, option, price, bonus, unitPrice, highlight } = each;
          return (
            <PlanCard
              {...{ option, price, bonus, unitPrice, highlight, isSelected }}
              tier={plan.tier}
            />
          );
        }}
      />
    </ActionBar>
  );
}
