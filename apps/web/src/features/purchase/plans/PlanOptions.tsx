import { OptionCard } from '@fitness/ui/OptionCard';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import type { PlanOption } from './plan-facts.ts';

type PlanOptionsProps = {
  label: string;
  options: readonly PlanOption[];
  value: string | null;
  onChange: (value: string) => void;
};

/** Plans as radios on cards, named by tier, option and price. */
export function PlanOptions({ label, options, value, onChange }: PlanOptionsProps) {
  return (
    <RadioGroup
      label={label}
      isLabelHidden
      variant="card"
      value={value}
      onChange={onChange}
      items={options}
      renderItem={(option) => {
        const plan = options.find((each) => each.id === option.id);
        return (
          plan && (
            <OptionCard
              eyebrow={plan.tier}
              title={plan.option}
              text={plan.validity}
              badge={plan.highlight}
              detail={plan.price}
              note={plan.unitPrice}
            />
          )
        );
      }}
    />
  );
}
