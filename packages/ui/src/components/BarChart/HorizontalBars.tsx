import * as styles from './BarChart.css.ts';
import { type BarGroupsProps, percent, toneUrl } from './bar-groups.ts';

/** Horizontal bars, for names. */
export function HorizontalBars({ groups, patternId, formatValue }: BarGroupsProps) {
  return (
    <div className={styles.horizontalGroups}>
      {groups.map((group, index) => (
        <div key={index} className={styles.horizontalGroup}>
          <span className={styles.name}>{group.label}</span>
          <div className={styles.bars}>
            {group.bars.map((bar, barIndex) => (
              <div key={barIndex} className={styles.barWithValue}>
                <svg className={styles.horizontalBar}>
                  {bar.segments.map(({ key, tone, start, size }) => (
                    <rect
                      key={key}
                      className={styles.segment}
                      x={percent(start)}
                      width={percent(size)}
                      height="100%"
                      fill={toneUrl(patternId, tone)}
                    />
                  ))}
                </svg>
                <span className={styles.horizontalValue}>{formatValue(bar.value)}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
