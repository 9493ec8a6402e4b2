import { Location } from '../../features/location/Location.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

export function MapPage() {
  return (
    <>
      <PageHeading>오시는 길</PageHeading>
      <Location />
    </>
  );
}
