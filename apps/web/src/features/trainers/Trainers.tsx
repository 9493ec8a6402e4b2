import { LinkButton } from '@fitness/ui/LinkButton';
import { joinMembership } from '../../shared/join-membership.ts';
import { paths } from '../../shared/paths.ts';
import { instructorProfiles } from './profiles.ts';
import * as styles from './Trainers.css.ts';

/** Everyone who teaches, and the link to the plans. */
export const Trainers = () => (
  <>
    <div className={styles.people}>
      {instructorProfiles.map((person) => (
        <article key={person.managerId} className={styles.person}>
          <h2 className={styles.name}>{person.name}</h2>
          <p>{person.introduction}</p>
          <ul>
            {person.career.map((station) => (
              <li key={station}>{station}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
    <div className={styles.join}>
      <LinkButton href={paths.membership}>{joinMembership}</LinkButton>
    </div>
  </>
);
