import { studio } from '../../config/studio.ts';
import * as styles from './Location.css.ts';

/** How to get there by subway and by bus. */
export function Transport() {
  return (
    <>
      <section className={styles.way}>
        <h2 className={styles.subtitle}>지하철</h2>
        <dl className={styles.ways}>
          {studio.subway.map(({ line, station, directions }) => (
            <div key={station} className={styles.stop}>
              <dt className={styles.stopName}>{`${line} ${station}`}</dt>
              <dd className={styles.stopText}>{directions}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.way}>
        <h2 className={styles.subtitle}>버스</h2>
        <dl className={styles.ways}>
          {studio.buses.map(({ kind, stop, numbers }) => (
            <div key={kind} className={styles.stop}>
              <dt className={styles.stopName}>{kind}</dt>
              <dd className={styles.stopText}>
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
