import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import * as fieldStyles from '../../internal/field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../../internal/Field.tsx';
import { options as optionsLook, type OptionsVariants } from './RadioGroup.css.ts';
import { RadioOptionView } from './RadioOptionView.tsx';

/** One of the things to choose from. */
export interface RadioOption<Value extends string> {
  value: Value;
  /** The whole of the accessible name. */
  label: string;
  /** What a screen reader adds to the name; visible too, unless `renderOption` draws the option itself. */
  description?: string;
  isDisabled?: boolean;
  /** Why it cannot be chosen; shown beside it, and disables it by itself. */
  disabledReason?: string;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** The name under which a form knows it. */
  name?: string;
  /** The chosen option, or `null` while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** How inline options stand; cards always fill the width they are given. */
  orientation?: OptionsVariants['orientation'];
  /** `card` gives each option a frame of its own, for plans and trainers. */
  appearance?: OptionsVariants['appearance'];
  /** Draws what stands in a card; its name stays `label`. */
  renderOption?: (option: RadioOption<Value>, state: { isSelected: boolean }) => ReactNode;
}

/** One choice out of a few that are all in view; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, hint, isInvalid = false, errorMessage, isRequired } = props;
  const {
    name,
    value,
    onChange,
    options,
    orientation = 'vertical',
    appearance = 'inline',
    renderOption,
  } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <AriaRadioGroup
      className={fieldStyles.field}
      validationBehavior="aria"
      name={name}
      value={value}
      onChange={choose}
      orientation={orientation}
      isInvalid={isInvalid}
      isRequired={isRequired}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <div className={optionsLook({ appearance, orientation })}>
        {options.map((option) => (
          <RadioOptionView
            key={option.value}
            option={option}
            appearance={appearance}
            content={renderOption?.(option, { isSelected: option.value === value })}
          />
        ))}
      </div>
      <FieldMessage hint={hint} isInvalid={isInvalid} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
