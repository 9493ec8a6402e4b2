import { Badge } from '../Badge/index.ts';
import * as styles from './PlanCard.css.ts';

/** The props of a PlanCard: texts, with amounts as they are shown. */
export interface PlanCardProps {
  /** The name of the plan among those of its kind. */
  tier: string;
  /** What it contains. */
  option: string;
  price: string;
  /** What is added to the option. */
  bonus?: string;
  unitPrice?: string;
  /** What sets it apart from the other plans shown. */
  highlight?: string;
  isSelected?: boolean;
}

/** A plan and its price, inside a card of a RadioGroup. */
export function PlanCard({
  tier,
  option,
  price,
  bonus,
  unitPrice,
  highlight,
  isSelected,
}: PlanCardProps) {
  return (
    <span className={styles.root}>
      <span className={styles.layout}>
        <span className={styles.offer}>
          <span className={styles.tier({ isSelected })}>{tier}</span>
          <span className={styles.option}>{option}</span>
          {(bonus || highlight) && (
            <span className={styles.badges}>
              {bonus && <Badge tone="info">{bonus}</Badge>}
              {highlight && <Badge tone="success">{highlight}</Badge>}
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
