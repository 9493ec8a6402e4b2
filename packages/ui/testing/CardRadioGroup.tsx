import { useState } from 'react';
import { OptionCard, type OptionCardProps } from '../src/components/OptionCard/index.ts';
import { RadioGroup } from '../src/components/RadioGroup/index.ts';

const cards: Record<string, OptionCardProps> = {
  basic: { eyebrow: 'BASIC', title: '12회', detail: '840,000원', note: '1회당 70,000원' },
  standard: { eyebrow: 'STANDARD', title: '24회', detail: '1,440,000원', note: '1회당 60,000원' },
  advanced: { eyebrow: 'ADVANCED', title: '36회', detail: '1,800,000원', note: '1회당 50,000원' },
  elite: {
    eyebrow: 'ELITE',
    title: '50회',
    detail: '2,000,000원',
    note: '1회당 40,000원',
    text: '유효기간 365일',
    badge: '1회 이용료 최저',
  },
};

/** A RadioGroup of cards. */
export function CardRadioGroup() {
  const [card, setCard] = useState<string | null>(null);
  return (
    <RadioGroup
      label="이용 횟수"
      variant="card"
      value={card}
      onChange={setCard}
      items={Object.entries(cards).map(([id, { eyebrow, title, detail, note }]) => ({
        id,
        label: `${eyebrow} ${title} ${detail}`,
        description: note,
      }))}
      renderItem={({ id }) => cards[id] && <OptionCard {...cards[id]} />}
    />
  );
}
