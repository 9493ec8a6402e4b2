import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Trainers } from '../../features/trainers/Trainers.tsx';
import { PageTitle } from '../../shared/layout/page-title.ts';

export function TrainersPage() {
  return (
    <Page>
      <PageHeading lead="함께 운동할 트레이너를 소개합니다.">{use(PageTitle)}</PageHeading>
      <Trainers />
    </Page>
  );
}
