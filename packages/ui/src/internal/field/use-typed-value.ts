import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useControlledState } from 'react-stately/useControlledState';
import { afterPress } from '../after-press.ts';
import type { TextControlEvents } from './TextControl.tsx';
import { useFormReset } from './use-form-reset.ts';

interface TypedValueOptions<Value> {
  value: Value | undefined;
  defaultValue: Value | undefined;
  onChange: ((value: Value) => void) | undefined;
  /** The value of an empty field. */
  empty: Value;
  format: (value: Value) => string;
  /** The value of a text, or undefined if it is none; the current value where several fit. */
  parse: (text: string, current: Value) => Value | undefined;
  /** Whether a text is reported while it is typed, because more characters would not make it another value. */
  isComplete?: (text: string) => boolean;
  /** The message for a value that cannot be reported, or for text that is no value (undefined); null without a problem. */
  problemOf: (value: Value | undefined) => string | null;
}

/**
 * A value that is typed as text, and reported when the field loses focus or by Enter. Text that is not a value, and a value with a
 * problem, are not reported, and their Form is not submitted.
 */
export function useTypedValue<Value extends string | number | null>(
  options: TypedValueOptions<Value>,
) {
  const { empty, format, problemOf } = options;
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlledState<Value>(
    options.value,
    options.defaultValue ?? empty,
    options.onChange,
  );
  const [firstValue] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  // A value that changes from outside replaces the typed text.
  if (value !== shownValue) {
    setShownValue(value);
    setTyped(null);
  }

  const parse = (text: string) => (text.trim() === '' ? empty : options.parse(text, value));
  const typedValue = typed === null ? value : parse(typed);
  const problem = problemOf(typedValue);
  useLayoutEffect(() => ref.current?.setCustomValidity(problem ?? ''), [problem]);

  const choose = (chosen: Value) => {
    setTyped(null);
    setShownValue(chosen);
    if (chosen !== value) setValue(chosen);
  };
  const commit = () => {
    if (typed !== null && typedValue !== undefined && problem === null) choose(typedValue);
  };
  useFormReset(ref, () => choose(firstValue));

  const events: TextControlEvents = {
    onBlur: () => {
      commit();
      afterPress(() => setIsChecked(true));
    },
    onInvalid: () => setIsChecked(true),
    onKeyDown: ({ key, nativeEvent }) => {
      if (key !== 'Enter' || nativeEvent.isComposing) return;
      // At once, because a submission follows in the same event.
      flushSync(() => {
        commit();
        setIsChecked(true);
      });
    },
  };
  const change = (text: string) => {
    setTyped(text);
    setIsChecked(false);
    const complete = options.isComplete?.(text) ? parse(text) : undefined;
    if (complete === undefined || complete === value || problemOf(complete) !== null) return;
    setShownValue(complete);
    setValue(complete);
  };
  return {
    value,
    /** The value of the text, reported or not; undefined if it is none. */
    typedValue,
    /** The text that is not reported yet; null if there is none. */
    typed,
    /** Replaces the typed text. */
    choose,
    /** The problem, once the user has left the field. */
    problem: isChecked ? problem : null,
    control: { ref, value: typed ?? format(value), onChange: change, events },
  };
}
