import { Form } from '@fitness/ui/Form';
import { Keypad } from '@fitness/ui/Keypad';
import { TextField } from '@fitness/ui/TextField';
import { type ReactNode, useEffect } from 'react';
import { normalizePhone } from '../../lib/input.ts';
import { isRecorded } from './check-ins.ts';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import type { useCheckIn } from './use-check-in.ts';

type CheckInFormProps = {
  id?: string;
  checkIn: ReturnType<typeof useCheckIn>;
  /** An on-screen keypad replaces the device's own keyboard. */
  hasKeypad?: boolean;
  children?: ReactNode;
};

/** The phone number field, for a keyboard, the on-screen keypad, or a barcode reader, which types wherever the focus is. */
export function CheckInForm({ id, checkIn, hasKeypad = false, children }: CheckInFormProps) {
  const { phone, setPhone, result, field, submit } = checkIn;

  // Digits that are typed elsewhere in the dialog, or where nothing has the focus, go to the field.
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (target === field.current || !/^\d$/.test(key)) return;
      const dialog = field.current?.closest('[role="dialog"]');
      if (target === document.body || dialog?.contains(target as Node)) field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [field]);

  const onSubmit = () => {
    submit();
    field.current?.focus();
  };
  return (
    <Form id={id} onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={checkInTexts.phone}
        size="lg"
        type="tel"
        inputMode={hasKeypad ? 'none' : 'numeric'}
        autoComplete="off"
        autoFocus
        value={phone}
        onChange={setPhone}
        transform={normalizePhone}
        isInvalid={result !== null && !isRecorded(result) && result.phone === phone}
      />
      {hasKeypad && <Keypad label={frontDeskTexts.keypad} fieldRef={field} />}
      {children}
    </Form>
  );
}
