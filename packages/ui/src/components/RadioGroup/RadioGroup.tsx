import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../../internal/field/field.css.ts';
import { FieldLayout, type FieldProps } from '../../internal/field/Field.tsx';
import { options as optionsRecipe, type OptionsVariants } from './RadioGroup.css.ts';
import { RadioOptionView, type RadioItem } from './RadioOptionView.tsx';

/** The props of a RadioGroup. */
export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** The selected option; `null` while there is none. */
  value: Value | null;
  onChange: (value: Value) => void;
  items: readonly RadioItem<Value>[];
  /** The direction of inline options; cards fill the available width. */
  orientation?: OptionsVariants['orientation'];
  /** `card` draws a frame around each option, for comparing; `picture` shows the radio over the content of `renderItem`. */
  variant?: OptionsVariants['variant'];
  /** Draws the content of a card or picture; its accessible name is still `label`. */
  renderItem?: (option: RadioItem<Value>, state: { isSelected: boolean }) => ReactNode;
}

/** Selects one of a few visible options; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onChange, items, orientation = 'vertical', variant = 'inline' } = props;
  const select = (selected: string) => {
    const option = items.find((candidate) => candidate.id === selected);
    if (option) onChange(option.id);
  };
  return (
    <AriaRadioGroup
      className={field}
      validationBehavior="aria"
      name={props.name}
      value={value}
      onChange={select}
      orientation={orientation}
      isInvalid={props.isInvalid ?? false}
      isRequired={props.isRequired}
    >
      <FieldLayout {...props}>
        <div className={optionsRecipe({ variant, orientation })}>
          {items.map((option) => (
            <RadioOptionView
              key={option.id}
              option={option}
              variant={variant}
              content={props.renderItem?.(option, { isSelected: option.id === value })}
            />
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  );
}
