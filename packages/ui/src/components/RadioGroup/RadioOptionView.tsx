import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
import { Icon } from '../Icon/index.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import type { OptionsVariants } from './RadioGroup.css.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a RadioGroup. */
export interface RadioOption<Value extends string> {
  value: Value;
  /** The accessible name. */
  label: string;
  /** The accessible description; visible too, unless `renderOption` draws the option. */
  description?: string;
  isDisabled?: boolean;
  /** Disables the option and shows why. */
  disabledReason?: string;
}

interface Props {
  option: RadioOption<string>;
  appearance: NonNullable<OptionsVariants['appearance']>;
  /** The result of `renderOption`. */
  content?: ReactNode;
}

/** An option of a RadioGroup. */
export function RadioOptionView({ option, appearance, content }: Props) {
  const { value, label, description, disabledReason } = option;
  const isCard = appearance !== 'inline';
  const notes = [description, disabledReason].filter((note) => note !== undefined).join(' · ');
  return (
    <RadioField
      className={styles.field}
      value={value}
      isDisabled={option.isDisabled === true || disabledReason !== undefined}
      aria-label={isCard ? label : undefined}
    >
      <RadioButton className={styles.option({ appearance })}>
        <span className={appearance === 'picture' ? styles.markOnPicture : styles.mark}>
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
