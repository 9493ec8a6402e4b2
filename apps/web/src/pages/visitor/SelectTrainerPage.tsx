import { TrainerPicker } from '../../features/purchase/TrainerPicker.tsx';
import { PageHeading } from '../../shared/PageHeading.tsx';

/** One of the four PT trainers is chosen here. */
export const SelectTrainerPage = () => (
  <>
    <PageHeading lead="함께 운동할 트레이너를 고르면 이용권을 선택할 수 있습니다.">트레이너 선택</PageHeading>
    <TrainerPicker />
  </>
);
