import { Badge } from '../Badge/index.ts';
import * as styles from './PlanCard.css.ts';

/** The props of a PlanCard; prices are formatted. */
export interface PlanCardProps {
  /** BASIC, STANDARD, ADVANCED or ELITE. */
  tier: string;
  /** The amount: `12회`, `3개월`. */
  option: string;
  /** `840,000원`. */
  price: string;
  /** `1개월 추가`. */
  bonus?: string;
  /** `1회당 70,000원`. */
  unitPrice?: string;
  /** Marks the lowest unit price of all plans shown. */
  isBestValue?: boolean;
  isSelected?: boolean;
}

/** A plan and its price, inside a card of a RadioGroup. */
export function PlanCard({
  tier,
  option,
  price,
  bonus,
  unitPrice,
  isBestValue,
  isSelected,
}: PlanCardProps) {
  return (
    <span className={styles.root}>
      <span className={styles.layout}>
        <span className={styles.offer}>
          <span className={styles.tier({ isSelected })}>{tier}</span>
          <span className={styles.option}>{option}</span>
          {(bonus || isBestValue) && (
            <span className={styles.badges}>
              {bonus && <Badge tone="info">{bonus}</Badge>}
              {isBestValue && <Badge tone="success">최저 단가</Badge>}
            </span>
          )}
        </span>
        <span className={styles.cost}>
          <span className={styles.price}>{price}</span>
          {unitPrice && <span className={styles.unitPrice}>{unitPrice}</span>}
        </span>
      </span>
    </span>
  );
}
