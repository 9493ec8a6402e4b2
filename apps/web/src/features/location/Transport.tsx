import { studio } from '../../config/studio.ts';
import * as styles from './Location.css.ts';

export function Transport() {
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>지하철</h2>
        <dl>
          {studio.subway.map(({ line, station, directions }) => (
            <div key={station} className={styles.entry}>
              <dt className={styles.term}>{`${line} ${station}`}</dt>
              <dd className={styles.description}>{directions}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2 className={styles.subtitle}>버스</h2>
        <dl>
          {studio.buses.map(({ kind, stop, numbers }) => (
            <div key={kind} className={styles.entry}>
              <dt className={styles.term}>{kind}</dt>
              <dd className={styles.description}>
                {`${stop} 정류장`}
                <ul role="list" className={styles.numbers}>
                  {numbers.map((number) => (
                    <li key={number} className={styles.number}>
                      {number}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
