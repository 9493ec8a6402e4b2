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
                <svg className={styles.horizontalBar} aria-hidden="true">
                  {bar.segments.map(({ id, color, start, size }) => (
                    <g key={id}>
                      <rect
                        x={percent(start)}
                        width={percent(size)}
                        height="100%"
                        fill={toneUrl(patternId, color)}
                      />
                      {start > 0 && (
                        <line
                          className={styles.gap}
                          x1={percent(start)}
                          x2={percent(start)}
                          y2="100%"
                        />
                      )}
                    </g>
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
