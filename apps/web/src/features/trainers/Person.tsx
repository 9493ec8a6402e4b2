import { Picture } from '../../shared/brand/Picture.tsx';
import type { InstructorProfile } from './profiles.ts';
import * as styles from './Trainers.css.ts';

/** One person who teaches: portrait, introduction, career. */
export function Person({ person, place }: { person: InstructorProfile; place: number }) {
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        <Picture
          name={person.portrait}
          sizes="(min-width: 72rem) 30rem, (min-width: 48rem) 45vw, 100vw"
          alt={`${person.name} ${person.title}. ${person.pose}`}
          isFirst={place === 0}
        />
      </div>
      <div>
        <p className={styles.numeral} aria-hidden="true">
          {`0${place + 1}`}
        </p>
        <h2 className={styles.name}>
          {person.name} <span className={styles.title}>{person.title}</span>
        </h2>
        <p className={styles.speciality}>{person.speciality}</p>
        <p className={styles.introduction}>{person.introduction}</p>
        <ul role="list" className={styles.career} aria-label={`${person.name} 경력`}>
          {person.career.map((station) => (
            <li key={station} className={styles.station}>
              {station}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
