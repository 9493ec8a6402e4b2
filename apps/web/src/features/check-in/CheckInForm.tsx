import { Button } from '@fitness/ui/Button';
import { Keypad } from '@fitness/ui/Keypad';
import { Stack } from '@fitness/ui/layout/Stack';
import { Switch } from '@fitness/ui/Switch';
import { TextField } from '@fitness/ui/TextField';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { phoneDigits } from '../../shared/format/format.ts';
import { ResultBox } from './ResultBox.tsx';
import { checkInTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';

const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** The phone by keyboard, reader or keypad, and the result. */
export function CheckInForm({
  phone,
  setPhone,
  submit,
  result,
  isPending,
  prefetchNames,
}: ReturnType<typeof useCheckIn>) {
  const field = useRef<HTMLInputElement>(null);
  const [hasKeypad, setHasKeypad] = useState(isTouchScreen);
  const prefetch = useEffectEvent(prefetchNames);
  useEffect(() => prefetch(), []);

  // A returned phone is selected, so that the next one replaces it.
  const returnedId = result !== null && phone !== '' ? result.id : null;
  useEffect(() => {
    if (returnedId !== null) field.current?.select();
  }, [returnedId]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    field.current?.focus();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <TextField
          ref={field}
          label={checkInTexts.phone}
          size="lg"
          type="tel"
          // The keypad replaces the device's own keyboard.
          inputMode={hasKeypad ? 'none' : 'numeric'}
          autoComplete="off"
          autoFocus
          value={phone}
          onChange={setPhone}
          transform={phoneDigits}
          isInvalid={result?.outcome === 'missing' || returnedId !== null}
          hint={checkInTexts.hint}
        />
        {hasKeypad && (
          <Keypad label={checkInTexts.keypad} value={phone} onChange={setPhone} fieldRef={field} />
        )}
        <Button type="submit" isFullWidth>
          {checkInTexts.submit}
        </Button>
        <ResultBox result={result} isPending={isPending} />
        <Switch label={checkInTexts.keypad} isSelected={hasKeypad} onChange={setHasKeypad} />
      </Stack>
    </form>
  );
}
