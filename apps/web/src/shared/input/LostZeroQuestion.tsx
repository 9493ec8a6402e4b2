import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Notice } from '@fitness/ui/Notice';
import { formatPhone } from '../format/format.ts';
import { withLostZero } from './phone.ts';
import { inputTexts } from './texts.ts';

export interface LostZeroQuestionProps {
  /** A normalized phone number. */
  phone: string;
  /** Called with the number with its leading 0. */
  onChange: (phone: string) => void;
  /** Called if the user keeps the number; set if the form must not be sent before the question is answered. */
  onKeep?: () => void;
}

/** Asks whether to add the leading 0 to a phone number that a spreadsheet may have removed (docs/product.md#input). */
export function LostZeroQuestion({ phone, onChange, onKeep }: LostZeroQuestionProps) {
  const whole = withLostZero(phone);
  if (whole === null) return null;
  return (
    <Notice
      role="alert"
      tone="info"
      action={
        <Inline gap="xs">
          <Button variant="secondary" size="sm" onPress={() => onChange(whole)}>
            {inputTexts.addZero({ phone: formatPhone(whole) })}
          </Button>
          {onKeep && (
            <Button variant="secondary" size="sm" onPress={onKeep}>
              {inputTexts.keepPhone}
            </Button>
          )}
        </Inline>
      }
    >
      {inputTexts.lostZero}
    </Notice>
  );
}
