import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import type { OptionsVariants } from './RadioGroup.css.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a RadioGroup. */
export interface RadioItem<Id extends string> extends Item<Id> {
  /** The accessible description; visible too, unless `renderItem` draws the option. */
  description?: string | undefined;
}

interface Props {
  option: RadioItem<string>;
  variant: NonNullable<OptionsVariants['variant']>;
  attributes: InputHTMLAttributes<HTMLInputElement>;
  /** The result of `renderItem`. */
  content?: ReactNode;
}

/** One element, so that a press does not render it again. */
const check = <Icon name="check" />;

/** An option of a RadioGroup. */
export function RadioOptionView({ option, variant, attributes, content }: Props) {
  const { label, description, disabledReason } = option;
  const notesId = useId();
  const isCard = variant === 'card';
  const notes = [description, disabledReason].filter((note) => note !== undefined).join(' · ');
  return (
    <div className={styles.field}>
      <label className={styles.option({ variant })}>
        <input
          {...attributes}
          disabled={attributes.disabled || isItemDisabled(option)}
          aria-label={isCard ? label : undefined}
          aria-describedby={notes ? notesId : undefined}
        />
        <span className={styles.marks[variant]}>{check}</span>
        {isCard ? (
          <span className={styles.content}>
            {content ?? <span className={styles.text}>{label}</span>}
            {!content && description && <span className={styles.note}>{description}</span>}
            {disabledReason && <span className={styles.note}>{disabledReason}</span>}
          </span>
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
