import { studio } from '../../../../config/studio.ts';
import * as styles from './MembershipHero.css.ts';

/** The heading of the plan chooser: the slogan, one clause per line. */
export function MembershipHero() {
  return (
    <header className={styles.hero}>
      <h1 className={styles.slogan}>
        {studio.slogan.split(/(?<=,) /).map((clause, index) => (
          <span key={clause} className={styles.clause}>
            {index > 0 && ' '}
            {clause}
          </span>
        ))}
      </h1>
      <p className={styles.lead}>하루 이용부터 1:1 코칭까지, 나에게 맞는 운동을 고르세요.</p>
    </header>
  );
}
