import { Page } from '@fitness/ui/layout/Page';
import { Hero } from '@fitness/ui/Hero';
import { use } from 'react';
import { TrainerPicker } from '../../features/purchase/plans/trainer/TrainerPicker.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';
import { pictures } from '../../shared/brand/pictures.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

export function SelectTrainerPage() {
  return (
    <Page top="md">
      <Hero
        picture={pictures['card-pt']}
        title={use(PageTitle)}
        eyebrow="PERSONAL TRAINING"
        lead="나와 맞는 트레이너를 고르면 PT 이용권으로 이어집니다."
      />
      <TrainerPicker trainers={trainers} />
    </Page>
  );
}
