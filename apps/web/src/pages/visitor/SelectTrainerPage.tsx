import { PtPicture } from '../../features/purchase/plans/art/pictures.tsx';
import { ShopHero } from '../../features/purchase/plans/ShopHero.tsx';
import { TrainerPicker } from '../../features/purchase/plans/TrainerPicker.tsx';
import { instructorProfiles } from '../../features/trainers/profiles.ts';

const trainers = instructorProfiles.filter(({ kind }) => kind === 'pt');

/** One of the four PT trainers is chosen here. */
export function SelectTrainerPage() {
  return (
    <>
      <ShopHero
        title="트레이너 선택"
        eyebrow="PERSONAL TRAINING"
        lead="나와 맞는 트레이너를 고르면 PT 이용권으로 이어집니다."
        picture={<PtPicture />}
      />
      <TrainerPicker trainers={trainers} />
    </>
  );
}
