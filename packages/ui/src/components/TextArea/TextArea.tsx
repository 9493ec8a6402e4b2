import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextField';
import { control } from '../../internal/field/field.css.ts';
import { TextFieldLayout, type TextInputProps } from '../../internal/field/TextFieldLayout.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { lengthOf } from './length.ts';
import * as styles from './TextArea.css.ts';
import { useEnterKey } from './use-enter-key.ts';

/** The props of a TextArea. */
export interface TextAreaProps extends TextInputProps {
  /**
   * The maximum number of characters, shown with a counter. Longer text can be typed or pasted, but makes the field invalid with
   * `errorMessage`. Counts code points without surrounding white space.
   */
  maxLength?: number;
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
  isInvalid = false,
  ref,
  ...field
}: TextAreaProps) {
  const length = lengthOf(field.value);
  const enterKey = useEnterKey(() => onEnter?.());
  return (
    <TextFieldLayout {...field} isInvalid={isInvalid || length > maxLength}>
      <AriaTextArea
        ref={ref}
        className={`${control} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
        {...(onEnter && enterKey)}
      />
      {maxLength < Infinity && <CharacterCount length={length} maxLength={maxLength} />}
    </TextFieldLayout>
  );
}
