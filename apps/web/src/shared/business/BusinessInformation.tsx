import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Link } from '@fitness/ui/Link';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { business } from '../../config/business.ts';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../brand/StudioPhone.tsx';
import { businessTexts } from './texts.ts';

const items = [
  { term: businessTexts.name, description: business.name },
  { term: businessTexts.representative, description: business.representative },
  { term: businessTexts.registrationNumber, description: business.registrationNumber },
  { term: businessTexts.mailOrderNumber, description: business.mailOrderNumber },
  { term: businessTexts.address, description: studio.address },
  {
    term: businessTexts.phone,
    description: (
      <Link href={studioPhone.href} isInline>
        {studioPhone.number}
      </Link>
    ),
  },
  {
    term: businessTexts.email,
    description: (
      <Link href={`mailto:${business.email}`} isInline>
        {business.email}
      </Link>
    ),
  },
  { term: businessTexts.hosting, description: business.hosting },
];

/** The business that sells the passes, 사업자 정보 (docs/product.md#policies). */
export function BusinessInformation() {
  return (
    <Stack gap="xs">
      <DescriptionList items={items} />
      {business.isSample && (
        <Text size="sm" color="muted">
          {businessTexts.sample}
        </Text>
      )}
    </Stack>
  );
}
