import { Link } from '@fitness/ui/Link';
import { paths } from '../../../../shared/paths.ts';
import * as styles from './ChosenTrainer.css.ts';

export function ChosenTrainer({ name }: { name: string }) {
  return (
    <p className={styles.trainer}>
      <span>
        담당 트레이너 <strong className={styles.name}>{name}</strong>
      </span>
      <Link href={paths.selectTrainer}>트레이너 변경</Link>
    </p>
  );
}
