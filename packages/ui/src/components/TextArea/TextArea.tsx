import type { KeyboardEventHandler, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextField';
import { control } from '../../internal/field/field.css.ts';
import { TextFieldLayout, type TextInputProps } from '../../internal/field/TextFieldLayout.tsx';
import * as styles from './TextArea.css.ts';

/** The props of a TextArea; with `maxLength` the number of characters is shown. */
export interface TextAreaProps extends TextInputProps {
  /** The native event, which tells whether a Korean syllable is being composed. */
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  /** The initial height in lines; the user can enlarge it. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ onKeyDown, rows = 4, placeholder, ref, ...field }: TextAreaProps) {
  const { value, maxLength } = field;
  return (
    <TextFieldLayout {...field}>
      <AriaTextArea
        ref={ref}
        className={`${control} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
      />
      {maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {value.length} / {maxLength}
        </span>
      )}
    </TextFieldLayout>
  );
}
