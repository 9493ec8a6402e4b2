import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Disclosure } from '@fitness/ui/Disclosure';
import { Page } from '@fitness/ui/layout/Page';
import { openingHoursText } from '../../config/opening-hours.ts';
import { BusinessInformation } from '../../lib/BusinessInformation.tsx';
import { locationTexts } from './texts.ts';

/** The studio's contact and the business that sells the passes, collapsed, at the end of pages that sell. */
export function StudioDetails() {
  return (
    <Page isLast>
      <Disclosure summary={locationTexts.details}>
        <DescriptionList items={[{ term: locationTexts.hours, description: openingHoursText }]} />
        <BusinessInformation />
      </Disclosure>
    </Page>
  );
}
