import { type InputHTMLAttributes, memo, type ReactElement, useId } from 'react';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a RadioGroup; `eyebrow`, `label` and `detail` together name it, the other texts describe it. */
export interface RadioItem<Id extends string> extends Item<Id> {
  /** The label in other words, below it. */
  description?: string | undefined;
  /** On a card, a word above the label, in the accent colour while the option is selected. */
  eyebrow?: string | undefined;
  /** On a card, the most important figure, such as the price, below the label. */
  detail?: string | undefined;
  /** On a card, the basis of the figure, below it. */
  note?: string | undefined;
  /** On a card, what distinguishes the option from the others. */
  badge?: string | undefined;
  /** On a card, a square Picture without alternative text, at the bottom. */
  picture?: ReactElement;
}

interface Props {
  item: RadioItem<string>;
  variant: keyof typeof styles.options;
  attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** One element, so that a press does not render it again. */
const check = <Icon name="check" />;

/** The texts of a card that are its name. */
const nameParts = ['eyebrow', 'label', 'detail'] as const;

function Card({ nameId, ...item }: RadioItem<string> & { nameId: string }) {
  const { eyebrow, label, detail, note, description, badge, picture, disabledReason } = item;
  const [eyebrowId, labelId, detailId] = nameParts.map((part) => nameId + part);
  return (
    <span className={styles.card}>
      {eyebrow && (
        <span id={eyebrowId} className={styles.eyebrow}>
          {eyebrow}
        </span>
      )}
      <span id={labelId} className={styles.title}>
        {label}
      </span>
      {detail && (
        <span id={detailId} className={styles.detail}>
          {detail}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      {description && <span className={styles.description}>{description}</span>}
      {badge && (
        <span className={styles.badge}>
          <Badge>{badge}</Badge>
        </span>
      )}
      {picture && <span className={styles.picture}>{picture}</span>}
      {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
    </span>
  );
}

/** A press renders only cards with pictures again. */
const CardContent = memo(Card);

/** An option of a RadioGroup. */
export function RadioOption({ item, variant, attributes }: Props) {
  const { label, note, description, badge, disabledReason } = item;
  const nameId = useId();
  const notesId = useId();
  const named = nameParts.filter((part) => item[part]);
  const isCard = variant === 'card';
  const words = [note, description, badge].filter(Boolean).join(', ');
  const notes = [words, disabledReason].filter(Boolean).join(' · ');
  return (
    <div className={styles.field}>
      <label className={styles.options[variant]}>
        <input
          {...attributes}
          disabled={attributes.disabled || isItemDisabled(item)}
          aria-labelledby={isCard ? named.map((part) => nameId + part).join(' ') : undefined}
          aria-describedby={notes ? notesId : undefined}
        />
        <span className={styles.marks[variant]}>{check}</span>
        {isCard ? (
          <CardContent {...item} nameId={nameId} />
        ) : (
          <span className={styles.text}>{label}</span>
        )}
      </label>
      {notes && (
        <span id={notesId} className={isCard ? visuallyHidden : styles.inlineNote}>
          {notes}
        </span>
      )}
    </div>
  );
}
