import { Button } from '@fitness/ui/Button';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { phoneDigits } from '../../shared/format/format.ts';
import * as styles from './CheckIn.css.ts';
import { Keypad } from './Keypad.tsx';
import { ResultBox } from './ResultBox.tsx';
import { checkInTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';

const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** The phone, by keyboard, reader or the keys on the screen, and what came of it. */
export function CheckInForm({
  phone,
  type,
  submit,
  result,
  isWaiting,
  prepareNames,
}: ReturnType<typeof useCheckIn>) {
  const field = useRef<HTMLInputElement>(null);
  const [hasKeypad, setHasKeypad] = useState(isTouched);
  const prepare = useEffectEvent(prepareNames);
  useEffect(() => prepare(), []);

  // A phone that has come back is typed over by the next one.
  const returned = result !== null && phone !== '' ? result.id : null;
  useEffect(() => {
    if (returned !== null) field.current?.select();
  }, [returned]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.phone}>
        <TextField
          ref={field}
          label={checkInTexts.phone}
          type="tel"
          // The keys on the screen take the place of the device's own keyboard.
          inputMode={hasKeypad ? 'none' : 'numeric'}
          autoComplete="off"
          autoFocus
          value={phone}
          onChange={type}
          transform={phoneDigits}
          isInvalid={result?.kind === 'missing' || returned !== null}
          hint={checkInTexts.hint}
        />
      </div>
      {hasKeypad && <Keypad value={phone} onChange={type} field={field} />}
      <Button type="submit" isFullWidth>
        {checkInTexts.submit}
      </Button>
      <ResultBox result={result} isWaiting={isWaiting} />
      <Switch label={checkInTexts.keypad} isSelected={hasKeypad} onChange={setHasKeypad} />
    </form>
  );
}
