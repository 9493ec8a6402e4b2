import { Picture } from '../../shared/brand/Picture.tsx';
import type { InstructorProfile } from './profiles.ts';
import * as styles from './Trainers.css.ts';

export interface TrainerProfileProps {
  profile: InstructorProfile;
  index: number;
}

export function TrainerProfile({ profile, index }: TrainerProfileProps) {
  return (
    <article className={styles.profile}>
      <div className={styles.portrait}>
        <Picture
          name={profile.portrait}
          sizes="(min-width: 72rem) 30rem, (min-width: 48rem) 45vw, 100vw"
          alt={`${profile.name} ${profile.title}. ${profile.pose}`}
          isFirst={index === 0}
        />
      </div>
      <div>
        <p className={styles.numeral} aria-hidden="true">
          {`0${index + 1}`}
        </p>
        <h2 className={styles.name}>
          {profile.name} <span className={styles.title}>{profile.title}</span>
        </h2>
        <p className={styles.speciality}>{profile.speciality}</p>
        <p className={styles.introduction}>{profile.introduction}</p>
        <ul role="list" className={styles.career} aria-label={`${profile.name} 경력`}>
          {profile.career.map((step) => (
            <li key={step} className={styles.careerStep}>
              {step}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
