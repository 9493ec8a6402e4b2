import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { RadioField } from '../../internal/field/RadioField.tsx';
import { layouts, type options } from './RadioGroup.css.ts';
import { type RadioItem, RadioOption } from './RadioOption.tsx';

/** The props of a RadioGroup; the value is null while nothing is selected, also after the form is reset to that. */
export interface RadioGroupProps<Value extends string>
  extends FieldProps, ValueProps<Value | null, Value> {
  items: readonly RadioItem<Value>[];
  /** The direction of inline options; cards fill the available width. */
  orientation?: 'vertical' | 'horizontal';
  /** `card` draws a frame around each option, for comparing. */
  variant?: keyof typeof options;
}

/** Selects one of a few visible options; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { items, orientation = 'vertical', variant = 'inline', ...field } = props;
  return (
    <RadioField {...field}>
      {(attributesOf) => (
        <div className={layouts[variant === 'card' ? 'card' : orientation]}>
          {items.map((item) => (
            <RadioOption
              key={item.id}
              item={item}
              variant={variant}
              attributes={attributesOf(item.id)}
            />
          ))}
        </div>
      )}
    </RadioField>
  );
}
