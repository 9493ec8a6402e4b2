import type { Instructor } from '@fitness/api-contract/catalogue';
import { ActionBar } from '@fitness/ui/ActionBar';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Picture, type PictureFiles } from '@fitness/ui/Picture';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useNavigate } from 'react-router-dom';
import { buyingHref, buyingParams, trainerStateOf } from '../../lib/buying-links.ts';
import { useSearchParamsState } from '../../lib/search-params.ts';
import { useRestorableChoice } from '../../session/page-state.ts';
import { getSession } from '../../session/session.ts';
import { useRedirectToSignIn } from '../../session/sign-in-state.ts';
import { useDisabledReason } from './PlanNotes.tsx';
import { texts } from './texts.ts';

/** A PT trainer to choose. */
export type TrainerOption = Instructor & {
  speciality: string;
  portrait: PictureFiles;
};

/** Passes the chosen PT trainer to the PT plans in navigation state, and the plan in the URL on. */
export function TrainerPicker({ trainers }: { trainers: readonly TrainerOption[] }) {
  const { alert } = useAlert();
  const navigate = useNavigate();
  const disabledReason = useDisabledReason();
  const redirectToSignIn = useRedirectToSignIn();
  const [chosenId, choose] = useRestorableChoice('trainer');
  const [{ plan }] = useSearchParamsState(buyingParams);
  const chosen = trainers.find(({ managerId }) => String(managerId) === chosenId) ?? null;

  const proceed = async () => {
    if (chosen === null) return alert(texts.trainerRequired);
    const session = getSession();
    if (session.status !== 'signedIn') {
      await alert(texts.trainerLoginRequired);
      return redirectToSignIn();
    }
    const state = trainerStateOf(chosen.managerId, session.userId);
    return navigate(buyingHref('pt', { plan }), { state });
  };

  return (
    <ActionBar
      summary={
        chosen
          ? { title: `${chosen.name} 트레이너`, note: chosen.speciality }
          : { note: '트레이너를 선택해주세요.' }
      }
      actions={
        <Button
          variant={chosen ? 'primary' : 'secondary'}
          disabledReason={disabledReason}
          onPress={() => void proceed()}
        >
          선택 완료
        </Button>
      }
    >
      <RadioGroup
        label="트레이너"
        isLabelHidden
        variant="card"
        value={chosenId}
        onChange={choose}
        items={trainers.map(({ managerId, name, speciality, portrait }, index) => ({
          id: String(managerId),
          label: name,
          description: speciality,
          picture: (
            <Picture
              picture={portrait}
              sizes="(min-width: 64rem) 15rem, 40vw"
              alt=""
              isFirst={index === 0}
              isSquare
            />
          ),
        }))}
      />
    </ActionBar>
  );
}
