import { ActionBar } from '@fitness/ui/ActionBar';
import { PlanCard } from '@fitness/ui/PlanCard';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useMemo } from 'react';
import { useRestorableChoice } from '../../../shared/session/use-restorable-state.ts';
import { factsOf, type TieredPlan } from './plan-facts.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

type PlanPickerProps = {
  label: string;
  plans: readonly TieredPlan[];
  hint?: string;
  /** Required for PT plans. */
  trainerId?: number;
};

/** Sells the plans of one kind; none is chosen at first, except the one from before signing in. */
export function PlanPicker({ label, plans, hint, trainerId }: PlanPickerProps) {
  const facts = useMemo(() => factsOf(plans), [plans]);
  const [chosenId, choose] = useRestorableChoice('plan');
  const { buy, isPaying } = useCheckout();
  const disabledReason = useDisabledReason();
  const chosen = facts.find(({ value }) => value === chosenId) ?? null;

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
        options={facts}
        renderOption={({ value }, { isSelected }) => {
          const fact = facts.find((each) => each.value === value);
          return fact && <PlanCard {...fact} isSelected={isSelected} />;
        }}
      />
    </ActionBar>
  );
}
