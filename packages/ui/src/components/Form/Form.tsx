import type { AriaAttributes, FormEvent, ReactNode, Ref } from 'react';
import type { Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { form } from './Form.css.ts';

/** The props of a Form. */
export interface FormProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** Fields and a submit button, so that Enter in a field submits. */
  children: ReactNode;
  /** Called on submit; the browser's submission and validation are disabled. */
  onSubmit: () => void;
  /** The space between the fields, by default `sm`. */
  gap?: Space;
  /** `off` for a secret that must not be stored. */
  autoComplete?: 'off';
  /** The id, for a submit button outside of the form. */
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form with its fields in a column. */
export function Form({ children, onSubmit, gap = 'sm', ...attributes }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      {...attributes}
      className={`${form} ${sprinkles({ rowGap: gap })}`}
      onSubmit={submit}
      noValidate
    >
      {children}
    </form>
  );
}
