import type { Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { control } from '../../internal/field/field.css.ts';
import { TextFieldLayout, type TextInputProps } from '../../internal/field/TextFieldLayout.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { lengthOf } from './length.ts';
import * as styles from './TextArea.css.ts';
import { useEnterKey } from '../../internal/use-enter-key.ts';

/** The props of a TextArea. */
export interface TextAreaProps extends TextInputProps {
  /**
   * The maximum number of characters, shown with a counter. Longer text can be typed or pasted, but makes the field invalid with
   * `lengthError`. Counts code points without surrounding white space.
   */
  maxLength?: number;
  /** The error of a text that is longer than `maxLength`. */
  lengthError?: string;
  /**
   * Called for Enter; Shift+Enter inserts a line break. With an input method (IME) it is called after a Korean syllable is
   * composed, but not when Enter selects a candidate.
   */
  onEnter?: () => void;
  /** The initial height in lines; the user can enlarge it. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  onEnter,
  rows = 4,
  placeholder,
  maxLength = Infinity,
  lengthError,
  ref,
  ...field
}: TextAreaProps) {
  const [value, setValue] = useControlledState(
    field.value,
    field.defaultValue ?? '',
    field.onChange,
  );
  const length = lengthOf(value);
  const isTooLong = length > maxLength;
  const enterKey = useEnterKey(() => onEnter?.());
  return (
    <TextFieldLayout
      {...field}
      value={value}
      onChange={setValue}
      isInvalid={field.isInvalid || isTooLong}
      error={(isTooLong && lengthError) || (field.error ?? (lengthError && null))}
    >
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            ref={ref}
            className={`${control} ${styles.area}`}
            rows={rows}
            placeholder={placeholder}
            enterKeyHint={onEnter && 'send'}
            {...(onEnter && enterKey)}
          />
          {maxLength < Infinity && <CharacterCount length={length} maxLength={maxLength} />}
        </>
      )}
    </TextFieldLayout>
  );
}
