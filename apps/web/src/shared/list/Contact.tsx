import { Inline } from '@fitness/ui/layout/Inline';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { formatPhone } from '../format/format.ts';
import { phoneLinks } from '../input/phone-links.ts';
import { messages } from '../messages.ts';

const texts = messages({ write: '문자' });

export interface ContactProps {
  contact: {
    phone: string | null;
    /** The text that a message begins with. */
    message?: string;
  };
  /** The id of the person's name. */
  describedBy: string;
}

/** A phone number that calls, and a link that writes to it; any other text as it is. */
export function Contact({ contact: { phone, message }, describedBy }: ContactProps) {
  const { call, write } = phoneLinks(phone, message);
  if (call === null) return <span>{formatPhone(phone)}</span>;
  return (
    <Inline as="span">
      <Link href={call} variant="muted" aria-describedby={describedBy}>
        <Text as="span" wrap="none">
          {formatPhone(phone)}
        </Text>
      </Link>
      {write && (
        <Link href={write} variant="muted" aria-describedby={describedBy}>
          {texts.write}
        </Link>
      )}
    </Inline>
  );
}
