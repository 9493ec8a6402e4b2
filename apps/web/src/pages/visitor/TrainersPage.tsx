import { Trainers } from '../../features/trainers/Trainers.tsx';
import { PageHeading } from '../../shared/layout/PageHeading.tsx';

export function TrainersPage() {
  return (
    <>
      <PageHeading lead="몸을 맡길 사람을 먼저 만나 보세요.">트레이너</PageHeading>
      <Trainers />
    </>
  );
}
