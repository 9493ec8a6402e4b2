import { useState } from 'react';
import { PlanCard, type PlanCardProps } from '../src/components/PlanCard/index.ts';
import { RadioGroup } from '../src/components/RadioGroup/index.ts';

const plans: Record<string, PlanCardProps> = {
  basic: { tier: 'BASIC', option: '12회', price: '840,000원', unitPrice: '1회당 70,000원' },
  standard: { tier: 'STANDARD', option: '24회', price: '1,440,000원', unitPrice: '1회당 60,000원' },
  advanced: { tier: 'ADVANCED', option: '36회', price: '1,800,000원', unitPrice: '1회당 50,000원' },
  elite: {
    tier: 'ELITE',
    option: '50회',
    price: '2,000,000원',
    unitPrice: '1회당 40,000원',
    content: '365일 동안 50회',
    highlight: '1회당 가장 저렴',
  },
};

/** A RadioGroup of plan cards. */
export function PlanRadioGroup() {
  const [plan, setPlan] = useState<string | null>(null);
  return (
    <RadioGroup
      label="PT 이용권"
      variant="card"
      value={plan}
      onChange={setPlan}
      items={Object.entries(plans).map(([id, { tier, option, price, unitPrice }]) => ({
        id,
        label: `${tier} ${option} ${price}`,
        description: unitPrice,
      }))}
      renderItem={({ id }, { isSelected }) =>
        plans[id] && <PlanCard {...plans[id]} isSelected={isSelected} />
      }
    />
  );
}
