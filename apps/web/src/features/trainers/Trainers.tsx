import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../shared/brand/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { Person } from './Person.tsx';
import { instructorProfiles } from './profiles.ts';
import * as styles from './Trainers.css.ts';

/** Everyone who teaches, and the link to the plans (docs/product.md#routes). */
export function Trainers() {
  return (
    <>
      <div className={styles.people}>
        {instructorProfiles.map((person, place) => (
          <Person key={person.managerId} person={person} place={place} />
        ))}
      </div>
      <div className={styles.join}>
        <p className={styles.joinText}>마음에 드는 선생님을 찾으셨나요?</p>
        <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
      </div>
    </>
  );
}
