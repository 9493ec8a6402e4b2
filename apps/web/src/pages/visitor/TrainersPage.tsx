import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Trainers } from '../../features/trainers/Trainers.tsx';
import { PageTitle } from '../../shared/layout/page-title.ts';

export function TrainersPage() {
  return (
    <Page>
      <PageHeading lead="몸을 맡길 사람을 먼저 만나 보세요.">{use(PageTitle)}</PageHeading>
      <Trainers />
    </Page>
  );
}
