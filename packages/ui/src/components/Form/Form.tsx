import type { AriaAttributes, ReactNode, Ref } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { formAttributes } from '../../internal/field/form-attributes.ts';
import type { Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { form } from './Form.css.ts';

/** The props of a Form. */
export interface FormProps
  extends RootProps, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** Fields and a submit button, so that Enter in a field submits. */
  children: ReactNode;
  /** Called on submit, unless a field has text that is not a value, such as half a date; nothing is sent by the browser. */
  onSubmit: () => void;
  /** The space between the fields, by default `sm`. */
  gap?: Space;
  /** `off` for a secret that must not be stored. */
  autoComplete?: 'off';
  /** Its `reset` sets every field to its first value. */
  ref?: Ref<HTMLFormElement>;
}

/** A form with its fields in a column. */
export function Form({ children, onSubmit, gap = 'sm', ...attributes }: FormProps) {
  return (
    <form
      {...attributes}
      {...formAttributes(onSubmit)}
      className={`${form} ${sprinkles({ rowGap: gap })}`}
    >
      {children}
    </form>
  );
}
