import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useControlledState } from 'react-stately/useControlledState';
import { afterPress } from '../../internal/after-press.ts';
import type { ValueProps } from '../../internal/field/Field.tsx';
import type { TextControlEvents } from '../../internal/field/TextControl.tsx';
import { useFormReset } from '../../internal/field/use-form-reset.ts';
import { formatDate, isCompleteDate, parseTyped } from './typed-date.ts';

interface TypedDateOptions extends ValueProps<string> {
  today: string;
  /** The message for a date that cannot be reported, or for text that is none (null); null without a problem. */
  problemOf: (date: string | null) => string | null;
}

/**
 * A date that is typed as text, and reported once its day has two digits, when the field loses focus, or by Enter. Text that is not a
 * date, and a date with a problem, are not reported, and their Form is not submitted.
 */
export function useTypedDate({ today, problemOf, ...props }: TypedDateOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? '',
    props.onChange,
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

  const parse = (text: string) => (text.trim() === '' ? '' : parseTyped(text, today));
  const typedDate = typed === null ? value : parse(typed);
  const problem = problemOf(typedDate);
  useLayoutEffect(() => ref.current?.setCustomValidity(problem ?? ''), [problem]);

  const choose = (chosen: string) => {
    setTyped(null);
    setShownValue(chosen);
    if (chosen !== value) setValue(chosen);
  };
  const commit = () => {
    if (typed !== null && typedDate !== null && problem === null) choose(typedDate);
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
    const complete = isCompleteDate(text) ? parse(text) : null;
    if (complete === null || complete === value || problemOf(complete) !== null) return;
    setShownValue(complete);
    setValue(complete);
  };
  return {
    value,
    /** Replaces the typed text. */
    choose,
    /** The problem, once the user has left the field. */
    problem: isChecked ? problem : null,
    control: { ref, value: typed ?? formatDate(value), onChange: change, events },
  };
}
