import { Divider } from '@fitness/ui/Divider';
import { Inline, Fill } from '@fitness/ui/layout/Inline';
import { Page } from '@fitness/ui/layout/Page';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Stat, StatGroup } from '@fitness/ui/Stat';
import { business } from '../../config/business.ts';
import { openingHoursText } from '../../config/opening-hours.ts';
import { studio } from '../../config/studio.ts';
import { businessTexts } from '../../shared/business/texts.ts';
import { studioPhone } from '../../shared/brand/StudioPhone.tsx';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
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

/** Where the studio is and when it is open, at the end of the home page. */
export function StudioContact() {
  return (
    <Page gap="md">
      <Divider />
      <Inline as="section" aria-label={locationTexts.contact} gap="lg" justify="between">
        <Fill minimum="reading">
          <StatGroup columns={{ phone: 1, tablet: 3 }} gap="md">
            <Stat label={locationTexts.address} value={studio.address} />
            <Stat
              label={locationTexts.phone}
              value={<Link href={studioPhone.href}>{studioPhone.number}</Link>}
            />
            <Stat label={locationTexts.hours} value={openingHoursText} />
          </StatGroup>
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
