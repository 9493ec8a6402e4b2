import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { studio } from '../config/studio.ts';
import { formatPhone } from './format.ts';

/** The studio's phone number, formatted and as a `tel:` URL. */
export const studioPhone = { href: `tel:${studio.phone}`, number: formatPhone(studio.phone) };

/** The studio's phone number as a link inside a sentence. */
export function StudioPhone() {
  return (
    <Text as="span" wrap="none">
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    </Text>
  );
}
