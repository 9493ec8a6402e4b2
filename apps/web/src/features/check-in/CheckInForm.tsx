import { Form } from '@fitness/ui/Form';
import { Keypad } from '@fitness/ui/Keypad';
import { TextField } from '@fitness/ui/TextField';
import { type RefObject, useLayoutEffect } from 'react';
import { LostZeroQuestion } from '../../shared/input/LostZeroQuestion.tsx';
import { normalizePhone } from '../../shared/input/phone.ts';
import { usePrefetchedMembers } from './api.ts';
import { checkInTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';
import { useDigitsFor } from './use-digits-for.ts';

type CheckInFormProps = Pick<
  ReturnType<typeof useCheckIn>,
  'phone' | 'setPhone' | 'submit' | 'isInvalid' | 'isReturned'
> & {
  id: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  hasKeypad: boolean;
};

/** The phone number field, for a keyboard, a barcode reader or the on-screen keypad. */
export function CheckInForm(props: CheckInFormProps) {
  const { id, fieldRef, phone, setPhone, submit, isInvalid, isReturned, hasKeypad } = props;
  usePrefetchedMembers();
  useDigitsFor(fieldRef);

  // Selected before anything else can be typed, so that the next phone replaces it.
  useLayoutEffect(() => {
    if (isReturned) fieldRef.current?.select();
  }, [fieldRef, isReturned]);

  const onSubmit = () => {
    submit();
    fieldRef.current?.focus();
  };
  const replacePhone = (whole: string) => {
    setPhone(whole);
    fieldRef.current?.focus();
  };
  return (
    <Form id={id} onSubmit={onSubmit}>
      <TextField
        ref={fieldRef}
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
        isInvalid={isInvalid}
      />
      {hasKeypad && <Keypad label={checkInTexts.keypad} fieldRef={fieldRef} />}
      {/* After the keypad, which would otherwise move under the finger. */}
      <LostZeroQuestion phone={phone} onChange={replacePhone} />
    </Form>
  );
}
