import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Location } from '../../features/location/Location.tsx';
import { PageTitle } from '../../shared/layout/page-title.ts';

export function MapPage() {
  return (
    <Page>
      <PageHeading>{use(PageTitle)}</PageHeading>
      <Location />
    </Page>
  );
}
