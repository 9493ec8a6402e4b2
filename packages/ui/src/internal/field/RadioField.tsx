import { type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { FieldLayout, type FieldProps, useField, type ValueProps } from './Field.tsx';
import { field } from './field.css.ts';
import { radio } from './radio.css.ts';
import { useFormReset } from './use-form-reset.ts';

type RadioFieldProps<Value extends string | number> = FieldProps &
  ValueProps<Value | null, Value> & {
    /** Renders the radios with their attributes, each as the first child of its positioned label. */
    children: (attributesOf: (value: Value) => InputHTMLAttributes<HTMLInputElement>) => ReactNode;
  };

/** A field of radios, of which the browser selects one. */
export function RadioField<Value extends string | number>(props: RadioFieldProps<Value>) {
  const labelId = useId();
  const generatedName = useId();
  const group = useRef<HTMLDivElement>(null);
  const { messageId, states } = useField(props);
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [firstValue] = useState(value);
  useFormReset(group, () => setValue(firstValue));
  return (
    <div
      ref={group}
      id={props.id}
      data-testid={props['data-testid']}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={states['aria-describedby']}
      aria-invalid={states.isInvalid || undefined}
      aria-required={states.isRequired}
      aria-disabled={states.isDisabled || undefined}
      className={field}
    >
      <FieldLayout {...props} labelId={labelId} messageId={messageId}>
        {props.children((id) => ({
          type: 'radio',
          name: props.name ?? generatedName,
          value: id,
          checked: id === value,
          disabled: states.isDisabled,
          className: radio,
          onChange: () => setValue(id),
        }))}
      </FieldLayout>
    </div>
  );
}
