import type { ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
import { Icon } from '../../internal/Icon.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import type { RadioOption } from './RadioGroup.tsx';
import * as styles from './RadioGroup.css.ts';

interface Props {
  option: RadioOption<string>;
  appearance: 'inline' | 'card';
  /** The result of `renderOption`. */
  content?: ReactNode;
}

function Mark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" />
    </span>
  );
}

/** An option of a RadioGroup. */
export function RadioOptionView({ option, appearance, content }: Props) {
  const { value, label, description, disabledReason } = option;
  const isDisabled = option.isDisabled === true || disabledReason !== undefined;
  const notes = [description, disabledReason].filter((note) => note !== undefined).join(' · ');
  if (appearance === 'inline') {
    return (
      <RadioField className={styles.field} value={value} isDisabled={isDisabled}>
        <RadioButton className={styles.option({ appearance })}>
          <Mark />
          <span className={styles.text}>{label}</span>
        </RadioButton>
        {notes && (
          <Text slot="description" className={styles.inlineNote}>
            {notes}
          </Text>
        )}
      </RadioField>
    );
  }
  return (
    <RadioField className={styles.field} value={value} isDisabled={isDisabled} aria-label={label}>
      <RadioButton className={styles.option({ appearance })}>
        <Mark />
        <span className={styles.content}>
          {content ?? <span className={styles.text}>{label}</span>}
          {!content && description && <span className={styles.note}>{description}</span>}
          {disabledReason && <span className={styles.note}>{disabledReason}</span>}
        </span>
      </RadioButton>
      {notes && (
        <Text slot="description" className={visuallyHidden}>
          {notes}
        </Text>
      )}
    </RadioField>
  );
}
