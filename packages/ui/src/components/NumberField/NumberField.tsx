import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import * as fieldStyles from '../../internal/field/field.css.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { minus, plus } from '../../internal/icons/step-icon-shapes.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './NumberField.css.ts';

/** The props of a NumberField; the value is null while it is empty. */
export interface NumberFieldProps extends FieldProps, ValueProps<number | null> {
  minValue?: number;
  maxValue?: number;
  /** Between two numbers that can be chosen, by default 1; counted from `minValue`, or else from 0. */
  step?: number;
}

// For react-aria the value of an empty field is not a number.
const toAria = (value: number | null | undefined) => (value === null ? Number.NaN : value);

/**
 * A number to type, or to change in steps. A typed number is reported when the field loses focus or by Enter, as the nearest one that
 * can be chosen; only the characters of a number can be typed.
 */
export function NumberField(props: NumberFieldProps) {
  const { onChange, minValue, maxValue, step = 1 } = props;
  const messages = useMessages();
  const { messageId, states } = useField(props);
  return (
    <AriaNumberField
      {...states}
      id={props.id}
      name={props.name}
      className={fieldStyles.field}
      validationBehavior="aria"
      isWheelDisabled
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      value={toAria(props.value)}
      defaultValue={toAria(props.defaultValue)}
      onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
      incrementAriaLabel={messages.increase}
      decrementAriaLabel={messages.decrease}
    >
      <FieldLayout labelElement={Label} {...props} messageId={messageId}>
        <Group className={fieldStyles.frame}>
          <Input
            data-testid={props['data-testid']}
            className={`${fieldStyles.control} ${styles.number}`}
          />
          <span className={styles.buttons}>
            <Button slot="decrement" className={styles.button}>
              <IconFrame>{minus}</IconFrame>
            </Button>
            <Button slot="increment" className={styles.button}>
              <IconFrame>{plus}</IconFrame>
            </Button>
          </span>
        </Group>
      </FieldLayout>
    </AriaNumberField>
  );
}
