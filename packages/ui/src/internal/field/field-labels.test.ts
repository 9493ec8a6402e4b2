import { describe, expectTypeOf, it } from 'vitest';
import type { CheckboxProps } from '../../components/Checkbox/index.ts';
import type { CheckboxGroupProps } from '../../components/CheckboxGroup/index.ts';
import type { IconButtonProps } from '../../components/IconButton/index.ts';
import type { NumberFieldProps } from '../../components/NumberField/index.ts';
import type { ProgressBarProps } from '../../components/ProgressBar/index.ts';
import type { RadioGroupProps } from '../../components/RadioGroup/index.ts';
import type { SelectProps } from '../../components/Select/index.ts';
import type { SwitchProps } from '../../components/Switch/index.ts';
import type { TextAreaProps } from '../../components/TextArea/index.ts';
import type { TextFieldProps } from '../../components/TextField/index.ts';

type Unlabelled<Props> = Props extends unknown ? Omit<Props, 'label' | 'children'> : never;

// Checked at compile time only.
describe('a control without a label does not compile', () => {
  it('text fields', () => {
    expectTypeOf<Unlabelled<TextFieldProps>>().not.toExtend<TextFieldProps>();
    expectTypeOf<Unlabelled<TextAreaProps>>().not.toExtend<TextAreaProps>();
    expectTypeOf<Unlabelled<NumberFieldProps>>().not.toExtend<NumberFieldProps>();
  });

  it('choices', () => {
    expectTypeOf<Unlabelled<RadioGroupProps<string>>>().not.toExtend<RadioGroupProps<string>>();
    expectTypeOf<Unlabelled<SelectProps<string>>>().not.toExtend<SelectProps<string>>();
    expectTypeOf<Unlabelled<SwitchProps>>().not.toExtend<SwitchProps>();
    expectTypeOf<Unlabelled<CheckboxProps>>().not.toExtend<CheckboxProps>();
    expectTypeOf<Unlabelled<CheckboxGroupProps<string>>>().not.toExtend<
      CheckboxGroupProps<string>
    >();
  });

  it('buttons without text', () => {
    expectTypeOf<Unlabelled<IconButtonProps>>().not.toExtend<IconButtonProps>();
  });

  it('progress', () => {
    expectTypeOf<Unlabelled<ProgressBarProps>>().not.toExtend<ProgressBarProps>();
  });
});
