import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Location } from '../../features/location/Location.tsx';
import { PageTitle } from '../../lib/page-title.ts';

export function MapPage() {
  return (
    <Page>
      <Heading level={1}>{use(PageTitle)}</Heading>
      <Location />
    </Page>
  );
}
