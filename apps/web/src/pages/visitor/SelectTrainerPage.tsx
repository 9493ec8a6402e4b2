import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { TrainerPicker } from '../../features/purchase/TrainerPicker.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';
import { entryPrices } from '../../lib/offers.ts';
import { PageTitle } from '../../lib/page-title.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function SelectTrainerPage() {
  return (
    <Page>
      <Heading level={1} lead={`1:1 PT ${entryPrices.pt}`}>
        {use(PageTitle)}
      </Heading>
      <TrainerPicker trainers={trainers} />
    </Page>
  );
}
