import { Badge } from '../Badge/index.ts';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** BASIC, STANDARD, ADVANCED or ELITE. */
  tier: string;
  /** What is bought: `12회`, `3개월`. */
  option: string;
  /** The whole price, formatted: `840,000원`. */
  price: string;
  /** What is given on top: `1개월 추가`. */
  bonus?: string;
  /** The price per session or month, formatted: `1회당 70,000원`. */
  unitPrice?: string;
  /** The lowest price per session or month of all plans shown; computed by the caller, never claimed. */
  isBestValue?: boolean;
  /** It is the chosen one. */
  isSelected?: boolean;
}

/** What a plan offers and costs; stands in a card of a RadioGroup, which draws the frame and the choice. */
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
