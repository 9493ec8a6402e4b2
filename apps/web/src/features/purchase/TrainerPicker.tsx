import { instructors } from '@fitness/api-contract/catalogue';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { getSession } from '../../shared/session/session.ts';
import { useSignInHere } from '../../shared/session/use-sign-in-here.ts';
import { TrainerPortrait } from './art/TrainerPortrait.tsx';
import { texts } from './texts.ts';
import * as styles from './TrainerPicker.css.ts';
import { trainerStateOf } from './trainer-state.ts';

const trainers = instructors.filter(({ kind }) => kind === 'pt');
const options = trainers.map(({ managerId, name }) => ({ value: String(managerId), label: name }));

/** The four trainers to choose one of; the choice goes to the PT plans in navigation state. */
export const TrainerPicker = () => {
  const { alert } = useAlert();
  const navigate = useNavigate();
  const signInHere = useSignInHere();
  const [chosen, choose] = useState<string | null>(null);

  const proceed = async () => {
    if (chosen === null) return alert(texts.trainerRequired);
    const session = getSession();
    if (session.status !== 'signedIn') {
      await alert(texts.trainerLoginRequired);
      return signInHere();
    }
    return navigate(paths.pt, { state: trainerStateOf(Number(chosen), session.userId) });
  };

  return (
    <>
      <RadioGroup
        label="트레이너"
        isLabelHidden
        appearance="card"
        value={chosen}
        onChange={choose}
        options={options}
        renderOption={({ value, label }) => (
          <span className={styles.card}>
            <span className={styles.portrait}>
              <TrainerPortrait managerId={Number(value)} />
            </span>
            <span className={styles.words}>
              <span className={styles.role}>PT 트레이너</span>
              <span className={styles.name}>{label}</span>
            </span>
          </span>
        )}
      />
      <div className={styles.action}>
        <Button onPress={() => void proceed()}>선택 완료</Button>
      </div>
    </>
  );
};
