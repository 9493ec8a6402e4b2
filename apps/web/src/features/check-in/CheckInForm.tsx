import { Form } from '@fitness/ui/Form';
import { Keypad, type KeypadProps } from '@fitness/ui/Keypad';
import { TextField } from '@fitness/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { normalizePhone } from '../../shared/input/phone.ts';
import { memberList } from './api.ts';
import { checkInTexts } from './texts.ts';

type CheckInFormProps = {
  id?: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  phone: string;
  isInvalid: boolean;
  onChange: (phone: string) => void;
  onSubmit: () => void;
  /** The on-screen keypad, which replaces the device's own keyboard. */
  keypad: Pick<KeypadProps, 'label' | 'size'> | null;
  children?: ReactNode;
};

/** The phone number field, for a keyboard, the on-screen keypad, or a barcode reader, which types wherever the focus is. */
export function CheckInForm(props: CheckInFormProps) {
  const { id, fieldRef, phone, isInvalid, onChange, onSubmit, keypad, children } = props;
  const client = useQueryClient();
  // Loads the names of the members in advance.
  useEffect(() => void client.prefetchQuery(memberList()), [client]);

  // Digits that are typed elsewhere in the dialog, or where nothing has the focus, go to the field.
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const field = fieldRef.current;
      if (target === field || !/^\d$/.test(key)) return;
      const dialog = field?.closest('[role="dialog"]');
      if (target === document.body || dialog?.contains(target as Node)) field?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [fieldRef]);

  const submit = () => {
    onSubmit();
    fieldRef.current?.focus();
  };
  return (
    <Form id={id} onSubmit={submit}>
      <TextField
        ref={fieldRef}
        label={checkInTexts.phone}
        size="lg"
        type="tel"
        inputMode={keypad === null ? 'numeric' : 'none'}
        autoComplete="off"
        autoFocus
        value={phone}
        onChange={onChange}
        transform={normalizePhone}
        isInvalid={isInvalid}
      />
      {keypad && <Keypad {...keypad} fieldRef={fieldRef} />}
      {children}
    </Form>
  );
}
