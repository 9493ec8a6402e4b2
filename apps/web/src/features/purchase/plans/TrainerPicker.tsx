import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { getSession } from '../../../shared/session/session.ts';
import {
  parseNullableString,
  useRestorableState,
} from '../../../shared/session/use-restorable-state.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { ActionBar } from './ActionBar.tsx';
import { useBuyingRefusal } from './CustomersOnly.tsx';
import { TrainerPortrait } from './art/TrainerPortrait.tsx';
import { texts } from '../texts.ts';
import * as styles from './TrainerPicker.css.ts';
import { trainerStateOf } from './trainer-state.ts';

/** A trainer to choose: manager id, name, and what the person is best at. */
export type TrainerOption = { managerId: number; name: string; speciality: string };

/** The PT trainers to choose one of; the choice goes to the PT plans in navigation state. */
export function TrainerPicker({ trainers }: { trainers: readonly TrainerOption[] }) {
  const { alert } = useAlert();
  const navigate = useNavigate();
  const redirectToSignIn = useRedirectToSignIn();
  const refusal = useBuyingRefusal();
  const [chosenId, choose] = useRestorableState('trainer', null, parseNullableString);
  const find = (id: string | null) =>
    trainers.find(({ managerId }) => String(managerId) === id) ?? null;
  const chosen = find(chosenId);

  const proceed = async () => {
    if (chosen === null) return alert(texts.trainerRequired);
    const session = getSession();
    if (session.status !== 'signedIn') {
      await alert(texts.trainerLoginRequired);
      return redirectToSignIn();
    }
    return navigate(paths.pt, { state: trainerStateOf(chosen.managerId, session.userId) });
  };

  return (
    <>
      <RadioGroup
        label="트레이너"
        isLabelHidden
        appearance="card"
        value={chosenId}
        onChange={choose}
        options={trainers.map(({ managerId, name, speciality }) => ({
          value: String(managerId),
          label: name,
          description: speciality,
        }))}
        renderOption={({ value, label, description }) => (
          <span className={styles.card}>
            <span className={styles.portrait}>
              <TrainerPortrait managerId={Number(value)} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              <span className={styles.speciality}>{description}</span>
            </span>
          </span>
        )}
      />
      <ActionBar
        isRefused={refusal !== undefined}
        placeholder="트레이너를 고른 뒤 이용권을 선택합니다."
        choice={chosen && { name: `${chosen.name} 트레이너`, note: chosen.speciality }}
      >
        <Button disabledReason={refusal} onPress={() => void proceed()}>
          선택 완료
        </Button>
      </ActionBar>
    </>
  );
}
