import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { instructorProfiles } from './profiles.ts';
import { TrainerProfile } from './TrainerProfile.tsx';
import * as styles from './Trainers.css.ts';

/** The instructors, and the link to the plans (docs/product.md#routes). */
export function Trainers() {
  return (
    <>
      <div className={styles.profiles}>
        {instructorProfiles.map((profile, index) => (
          <TrainerProfile key={profile.managerId} profile={profile} index={index} />
        ))}
      </div>
      <div className={styles.join}>
        <p className={styles.joinText}>마음에 드는 선생님을 찾으셨나요?</p>
        <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
      </div>
    </>
  );
}
