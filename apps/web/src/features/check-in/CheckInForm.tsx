import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Keypad } from '@fitness/ui/Keypad';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Switch } from '@fitness/ui/Switch';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LostZeroQuestion } from '../../shared/input/LostZeroQuestion.tsx';
import { normalizePhone } from '../../shared/input/phone.ts';
import { memberNames } from './api.ts';
import { lastDigits } from './mask.ts';
import type { Outcome } from './scan.ts';
import { checkInTexts, outcomeTexts } from './texts.ts';
import type { CheckInResult, useCheckIn } from './use-check-in.ts';

const tones: Partial<Record<Outcome, 'success' | 'warning'>> = {
  done: 'success',
  already: 'warning',
};

function Result({ outcome, name, phone }: CheckInResult) {
  return (
    <Notice size="announcement" tone={tones[outcome] ?? 'danger'}>
      {name !== null && (
        <Text size="xl" weight="heavy">
          {checkInTexts.member({ name })}
        </Text>
      )}
      <Text weight="bold">{outcomeTexts[outcome]}</Text>
      {phone !== '' && (
        <Text size="sm">{checkInTexts.phoneEnd({ digits: lastDigits(phone) })}</Text>
      )}
    </Notice>
  );
}

/** The phone by keyboard, reader or keypad, and the result. */
export function CheckInForm({
  phone,
  setPhone,
  submit,
  result,
  isPending,
}: ReturnType<typeof useCheckIn>) {
  const field = useRef<HTMLInputElement>(null);
  const [hasKeypad, setHasKeypad] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const client = useQueryClient();
  useEffect(() => void client.prefetchQuery(memberNames()), [client]);

  // A returned phone is selected, so that the next one replaces it.
  const returnedId = result !== null && phone !== '' ? result.id : null;
  useEffect(() => {
    if (returnedId !== null) field.current?.select();
  }, [returnedId]);

  const onSubmit = () => {
    submit();
    field.current?.focus();
  };
  const replacePhone = (whole: string) => {
    setPhone(whole);
    field.current?.focus();
  };
  const idle = (
    <Notice size="announcement" tone="idle">
      {isPending ? checkInTexts.waiting : checkInTexts.ready}
    </Notice>
  );
  return (
    <Form onSubmit={onSubmit}>
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
        transform={normalizePhone}
        isInvalid={result?.outcome === 'missing' || returnedId !== null}
        hint={hasKeypad ? checkInTexts.keypadHint : checkInTexts.hint}
      />
      <LostZeroQuestion phone={phone} onChange={replacePhone} />
      {hasKeypad && <Keypad label={checkInTexts.keypad} fieldRef={field} />}
      <Button type="submit" isFullWidth>
        {checkInTexts.submit}
      </Button>
      <Stack>
        {/* A new element for each result, so that the same text for the next member is announced again. */}
        <div role="status" aria-live="polite" aria-atomic="true">
          {result !== null && <Result key={result.id} {...result} />}
          {result === null && isPending && idle}
        </div>
        {result === null && !isPending && idle}
      </Stack>
      <Switch label={checkInTexts.keypad} isSelected={hasKeypad} onChange={setHasKeypad} />
    </Form>
  );
}
