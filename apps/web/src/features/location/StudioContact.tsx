import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Divider } from '@fitness/ui/Divider';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Page } from '@fitness/ui/layout/Page';
import { business } from '../../config/business.ts';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { businessTexts } from '../../lib/BusinessInformation.tsx';
import { studioPhone } from '../../lib/StudioPhone.tsx';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { locationTexts } from './texts.ts';

/** Without the address and the phone, which stand above. */
const businessFacts = [
  'name',
  'representative',
  'registrationNumber',
  'mailOrderNumber',
  'email',
  'hosting',
] as const;

const contact = [
  { term: locationTexts.address, description: studio.address },
  {
    term: locationTexts.phone,
    description: <Link href={studioPhone.href}>{studioPhone.number}</Link>,
  },
  { term: locationTexts.hours, description: openingHoursText },
];

/** Where the studio is and when it is open, at the end of the home page. */
export function StudioContact() {
  return (
    <Page gap="md">
      <Divider />
      <Inline as="section" aria-label={locationTexts.contact} gap="lg" justify="between">
        <Fill minimum="reading">
          <DescriptionList columns={{ phone: 1, tablet: 3 }} items={contact} />
        </Fill>
        <Link href={paths.map}>{pages.map.title}</Link>
      </Inline>
      <Inline gap="sm" rowGap="none">
        {businessFacts.map((fact) => (
          <Text key={fact} size="sm" color="muted">
            {`${businessTexts[fact]} ${business[fact]}`}
          </Text>
        ))}
      </Inline>
    </Page>
  );
}
