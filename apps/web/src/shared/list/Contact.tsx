import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { formatPhone } from '../format/format.ts';
import { callLink } from '../input/call-link.ts';

interface ContactProps {
  phone: string | null;
  /** The id of the person's name. */
  describedBy: string;
}

/** A phone number that calls; any other text as it is. */
export function Contact({ phone, describedBy }: ContactProps) {
  const call = callLink(phone);
  if (call === null) return <span>{formatPhone(phone)}</span>;
  return (
    <Link href={call} variant="muted" aria-describedby={describedBy}>
      <Text as="span" wrap="none">
        {formatPhone(phone)}
      </Text>
    </Link>
  );
}
