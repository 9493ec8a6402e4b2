import { pilatesPlans, ptPlans } from '@fitness/api-contract/catalogue';
import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { lowestPrice } from '../../features/purchase/plans/plan-facts.ts';
import { Trainers } from '../../features/trainers/Trainers.tsx';
import { PageTitle } from '../../shared/layout/page-title.ts';

const prices = { pt: lowestPrice(ptPlans).price, pilates: lowestPrice(pilatesPlans).price };

export function TrainersPage() {
  return (
    <Page>
      <Heading level={1} lead="함께 운동할 트레이너를 소개합니다.">
        {use(PageTitle)}
      </Heading>
      <Trainers prices={prices} />
    </Page>
  );
}
