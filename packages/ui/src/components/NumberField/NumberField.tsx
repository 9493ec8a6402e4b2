import { useId, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { TextControl } from '../../internal/field/TextControl.tsx';
import { useTypedValue } from '../../internal/field/use-typed-value.ts';
import { isItemDisabled } from '../../internal/item.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { minus, plus } from '../../internal/icons/step-icon-shapes.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './NumberField.css.ts';
import { numberFormat, parseNumber, stepFrom, stepsAround } from './numbers.ts';

/** The props of a NumberField; the value is null while it is empty. */
export interface NumberFieldProps extends FieldProps, ValueProps<number | null> {
  minValue?: number;
  maxValue?: number;
  /** Between two numbers that can be chosen, by default 1; counted from `minValue`, or else from 0. */
  step?: number;
}

/** A number that is none, such as that of a missing text, is an empty field. */
const knownOf = (number: number | null | undefined) => (Number.isNaN(number) ? null : number);

/**
 * A number to type, or to change in steps. A typed number is reported when the field loses focus or by Enter. Text that is not a
 * number, and a number out of bounds or between two steps, are not reported, and their Form is not submitted.
 */
export function NumberField({ minValue, maxValue, step = 1, ...field }: NumberFieldProps) {
  const { value: given, defaultValue, onChange, name, error, ...rest } = field;
  const messages = useMessages();
  const { locale } = useLocale();
  const numbers = useMemo(() => numberFormat(locale), [locale]);
  const id = useId();
  const range = { minValue, maxValue, step };

  const problemOf = (number: number | null | undefined) => {
    if (number === undefined) return messages.noNumber;
    if (number === null) return null;
    if (minValue !== undefined && number < minValue)
      return messages.numberFrom(numbers.format(minValue));
    if (maxValue !== undefined && number > maxValue)
      return messages.numberUntil(numbers.format(maxValue));
    const around = stepsAround(number, range);
    if (around[0] === around[1]) return null;
    const possible = around.filter((near) => maxValue === undefined || near <= maxValue);
    return messages.numberLike(possible.map((near) => numbers.format(near)));
  };
  const { value, typedValue, choose, problem, control } = useTypedValue<number | null>({
    value: knownOf(given),
    defaultValue: knownOf(defaultValue),
    onChange,
    empty: null,
    format: (number) => (number === null ? '' : numbers.format(number)),
    parse: (text) => parseNumber(text, numbers),
    problemOf,
  });

  // The number of the last step, because a change of the text is not announced where the focus is on a button.
  const [stepped, setStepped] = useState<number>();
  const current = typedValue === undefined ? value : typedValue;
  const isDisabled = isItemDisabled(rest);
  const canStep = (steps: 1 | -1) => !isDisabled && stepFrom(current, steps, range) !== current;
  const stepBy = (steps: 1 | -1) => {
    if (!canStep(steps)) return;
    const next = stepFrom(current, steps, range);
    choose(next);
    setStepped(next);
  };
  const mayBeNegative = minValue === undefined || minValue < 0;
  const button = (steps: 1 | -1) => (
    <button
      type="button"
      // In the field the arrow keys do the same.
      tabIndex={-1}
      className={styles.button}
      aria-label={steps > 0 ? messages.increase : messages.decrease}
      aria-describedby={rest.id ?? id}
      aria-disabled={!canStep(steps) || undefined}
      onClick={() => stepBy(steps)}
    >
      <IconFrame>{steps > 0 ? plus : minus}</IconFrame>
    </button>
  );
  return (
    <>
      <TextControl
        {...rest}
        {...control}
        id={rest.id ?? id}
        type="text"
        error={problem ?? error}
        events={{
          ...control.events,
          onKeyDown: (event) => {
            control.events.onKeyDown?.(event);
            // In a composition the arrow keys select a candidate.
            if (event.nativeEvent.isComposing) return;
            const steps = { ArrowUp: 1, ArrowDown: -1 } as const;
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            stepBy(steps[event.key]);
          },
        }}
        className={styles.number}
        // The numeric keyboards of iOS have no minus.
        inputMode={mayBeNegative ? 'text' : Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        end={
          <span className={styles.buttons}>
            {button(-1)}
            {button(1)}
          </span>
        }
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
      )}
      <span className={visuallyHidden} aria-live="polite">
        {stepped !== undefined && numbers.format(stepped)}
      </span>
    </>
  );
}
