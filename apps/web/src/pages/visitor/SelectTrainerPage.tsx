import { Page } from '@fitness/ui/layout/Page';
import { Heading } from '@fitness/ui/Heading';
import { use } from 'react';
import { TrainerPicker } from '../../features/purchase/plans/trainer/TrainerPicker.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function SelectTrainerPage() {
  return (
    <Page>
      <Heading level={1} lead="함께 운동할 트레이너를 고른 다음 이용권을 선택합니다.">
        {use(PageTitle)}
      </Heading>
      <TrainerPicker trainers={trainers} />
    </Page>
  );
}
