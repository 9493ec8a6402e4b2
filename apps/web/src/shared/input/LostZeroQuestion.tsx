import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Notice } from '@fitness/ui/Notice';
import { formatPhone } from '../format/format.ts';
import { withLostZero } from './phone.ts';
import { inputTexts } from './texts.ts';

export interface LostZeroQuestionProps {
  /** A normalized phone number. */
  phone: string;
  /** Called with the number and its first 0. */
  onChange: (phone: string) => void;
  /** Where the number is not used as it is before the question is answered. */
  onKeep?: () => void;
}

/** Asks about a phone number whose first 0 a spreadsheet has dropped (docs/product.md#input). */
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
