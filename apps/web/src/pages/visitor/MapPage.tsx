import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { Location } from '../../features/location/Location.tsx';

export function MapPage() {
  return (
    <Page>
      <PageHeading>오시는 길</PageHeading>
      <Location />
    </Page>
  );
}
