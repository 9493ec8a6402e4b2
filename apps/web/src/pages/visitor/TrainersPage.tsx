import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { Trainers } from '../../features/trainers/Trainers.tsx';
import { entryPrices } from '../../lib/offers.ts';
import { PageTitle } from '../../lib/page-title.ts';

export function TrainersPage() {
  return (
    <Page>
      <Heading level={1} lead={`1:1 PT ${entryPrices.pt}, 그룹 필라테스 ${entryPrices.pilates}`}>
        {use(PageTitle)}
      </Heading>
      <Trainers />
    </Page>
  );
}
