import type { AriaAttributes, FormEvent, ReactNode, Ref } from 'react';
import type { Space } from '../../theme/index.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { form } from './Form.css.ts';

/** The props of a Form. */
export interface FormProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** Fields and a submit button, so that Enter in a field submits. */
  children: ReactNode;
  /** Called instead of the browser's submission, and without the browser's validation. */
  onSubmit: () => void;
  /** Between the fields, by default `sm`. */
  gap?: Space;
  /** `off` for a secret that is not to be stored. */
  autoComplete?: 'off';
  /** For the `form` of a submit button outside of it. */
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Fields below each other, which are submitted together. */
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
