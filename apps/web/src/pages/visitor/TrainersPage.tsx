import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { Trainers } from '../../features/trainers/Trainers.tsx';

export function TrainersPage() {
  return (
    <Page>
      <PageHeading lead="몸을 맡길 사람을 먼저 만나 보세요.">트레이너</PageHeading>
      <Trainers />
    </Page>
  );
}
