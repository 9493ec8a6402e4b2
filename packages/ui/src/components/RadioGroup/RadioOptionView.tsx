import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
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
  /** The result of `renderItem`. */
  content?: ReactNode;
}

/** An option of a RadioGroup. */
export function RadioOptionView({ option, variant, content }: Props) {
  const { id, label, description, disabledReason } = option;
  const isCard = variant === 'card';
  const notes = [description, disabledReason].filter((note) => note !== undefined).join(' · ');
  return (
    <RadioField
      className={styles.field}
      value={id}
      isDisabled={isItemDisabled(option)}
      aria-label={isCard ? label : undefined}
    >
      <RadioButton className={styles.option({ variant })}>
        <span className={styles.marks[variant]}>
          <Icon name="check" />
        </span>
        {isCard ? (
          <span className={styles.content}>
            {content ?? <span className={styles.text}>{label}</span>}
            {!content && description && <span className={styles.note}>{description}</span>}
            {disabledReason && <span className={styles.note}>{disabledReason}</span>}
          </span>
        ) : (
          <span className={styles.text}>{label}</span>
        )}
      </RadioButton>
      {notes && (
        <Text slot="description" className={isCard ? visuallyHidden : styles.inlineNote}>
          {notes}
        </Text>
      )}
    </RadioField>
  );
}
