import { Location } from '../../features/location/Location.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

/** Address, way and map of the studio. */
export function MapPage() {
  return (
    <>
      <PageHeading>오시는 길</PageHeading>
      <Location />
    </>
  );
}
