import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../../internal/field/field.css.ts';
import { useControlledState } from 'react-stately/useControlledState';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
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
  renderItem?: (option: RadioItem<Value>, state: { isSelected: boolean }) => ReactNode;
}

/** Selects one of a few visible options; for many, use a Select. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { items, orientation = 'vertical', variant = 'inline' } = props;
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const { messageId, states } = useField(props);
  // react-aria calls with null when the form is reset to no selection.
  const select = (selected: string | null) => {
    const option = items.find((candidate) => candidate.id === selected);
    if (option || selected === null) setValue(option?.id ?? null);
  };
  return (
    <AriaRadioGroup
      {...states}
      id={props.id}
      data-testid={props['data-testid']}
      className={field}
      validationBehavior="aria"
      name={props.name}
      value={value}
      onChange={select}
      orientation={orientation}
    >
      <FieldLayout labelElement={Label} {...props} messageId={messageId}>
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
