import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Keypad } from '@fitness/ui/Keypad';
import { TextField } from '@fitness/ui/TextField';
import { useRef } from 'react';
import { normalizePhone } from '../../shared/input/phone.ts';
import { usePrefetchedMembers } from './api.ts';
import { checkInTexts, frontDeskTexts } from './texts.ts';
import { useDigitsFor } from './use-digits-for.ts';
import type { useFrontDesk } from './use-front-desk.ts';

type FrontDeskFormProps = Pick<
  ReturnType<typeof useFrontDesk>,
  'phone' | 'type' | 'submit' | 'refusal'
>;

/** The field and its keypad; a barcode reader types wherever the focus is. */
export function FrontDeskForm({ phone, type, submit, refusal }: FrontDeskFormProps) {
  const field = useRef<HTMLInputElement>(null);
  usePrefetchedMembers();
  useDigitsFor(field);
  const onSubmit = () => {
    submit();
    field.current?.focus();
  };
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={checkInTexts.phone}
        size="lg"
        type="tel"
        inputMode="none"
        autoComplete="off"
        autoFocus
        value={phone}
        onChange={type}
        transform={normalizePhone}
        isInvalid={refusal !== null}
      />
      <Keypad label={frontDeskTexts.keypad} fieldRef={field} size="lg" />
      <Button type="submit" size="lg" isFullWidth>
        {checkInTexts.submit}
      </Button>
    </Form>
  );
}
