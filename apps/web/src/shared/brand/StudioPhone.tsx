import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { studio } from '../../config/studio.ts';
import { formatPhone } from '../format/format.ts';

/** The studio's phone number and the link that calls it. */
export const studioPhone = { href: `tel:${studio.phone}`, number: formatPhone(studio.phone) };

/** The studio's phone number within a sentence, as a link that calls it. */
export function StudioPhone() {
  return (
    <Text as="span" wrap="none">
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    </Text>
  );
}
