import type { ReactNode } from 'react';
import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { RadioField } from '../../internal/field/RadioField.tsx';
import { options as optionsRecipe, type OptionsVariants } from './RadioGroup.css.ts';
import { RadioOptionView, type RadioItem } from './RadioOptionView.tsx';

/** The props of a RadioGroup; the value is null while nothing is selected, also after the form is reset to that. */
export interface RadioGroupProps<Value extends string>
  extends FieldProps, ValueProps<Value | null, Value> {
  items: readonly RadioItem<Value>[];
  /** The direction of inline options; cards fill the available width. */
  orientation?: OptionsVariants['orientation'];
  /** `card` draws a frame around each option, for comparing. */
  variant?: OptionsVariants['variant'];
  /** Draws the content of a card; its accessible name is still `label`. */
  renderItem?: (option: RadioItem<Value>) => ReactNode;
}

/** Selects one of a few visible options; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { items, orientation = 'vertical', variant = 'inline', renderItem, ...field } = props;
  return (
    <RadioField {...field}>
      {(attributesOf) => (
        <div className={optionsRecipe({ variant, orientation })}>
          {items.map((option) => (
            <RadioOptionView
              key={option.id}
              option={option}
              variant={variant}
              attributes={attributesOf(option.id)}
              content={renderItem?.(option)}
            />
          ))}
        </div>
      )}
    </RadioField>
  );
}
