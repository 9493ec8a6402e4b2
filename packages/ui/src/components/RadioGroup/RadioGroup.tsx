import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../../internal/field/field.css.ts';
import { FieldLayout, type FieldProps } from '../../internal/field/Field.tsx';
import { options as optionsRecipe, type OptionsVariants } from './RadioGroup.css.ts';
import { RadioOptionView, type RadioOption } from './RadioOptionView.tsx';

/** The props of a RadioGroup. */
export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** The selected option; `null` while there is none. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** The direction of inline options; cards fill the available width. */
  orientation?: OptionsVariants['orientation'];
  /** `card` draws a frame around each option, for comparing; `picture` shows the radio over the content of `renderOption`. */
  appearance?: OptionsVariants['appearance'];
  /** Draws the content of a card or picture; its accessible name is still `label`. */
  renderOption?: (option: RadioOption<Value>, state: { isSelected: boolean }) => ReactNode;
}

/** Selects one of a few visible options; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onChange, options, orientation = 'vertical', appearance = 'inline' } = props;
  const select = (selected: string) => {
    const option = options.find((candidate) => candidate.value === selected);
    if (option) onChange(option.value);
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
        <div className={optionsRecipe({ appearance, orientation })}>
          {options.map((option) => (
            <RadioOptionView
              key={option.value}
              option={option}
              appearance={appearance}
              content={props.renderOption?.(option, { isSelected: option.value === value })}
            />
          ))}
        </div>
      </FieldLayout>
    </AriaRadioGroup>
  );
}
