import { Badge } from '../Badge/index.ts';
import * as styles from './PlanCard.css.ts';

/** The props of a PlanCard: texts, with formatted amounts. */
export interface PlanCardProps {
  /** The name of the plan among those of its kind. */
  tier: string;
  /** The content of the plan, such as its sessions. */
  option: string;
  price: string;
  /** The benefits in plain words. */
  content?: string;
  unitPrice?: string;
  /** What distinguishes it from the other plans shown. */
  highlight?: string;
  isSelected?: boolean;
}

/** A plan and its price, inside a card of a RadioGroup. */
export function PlanCard({
  tier,
  option,
  price,
  content,
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
          {content && <span className={styles.content}>{content}</span>}
          {highlight && <Badge>{highlight}</Badge>}
        </span>
        <span className={styles.cost}>
          <span className={styles.price}>{price}</span>
          {unitPrice && <span className={styles.unitPrice}>{unitPrice}</span>}
        </span>
      </span>
    </span>
  );
}
