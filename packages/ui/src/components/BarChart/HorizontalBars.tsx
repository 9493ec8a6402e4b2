import * as styles from './BarChart.css.ts';
import type { GroupsProps } from './groups.ts';
import { percent, toneUrl } from './svg.ts';

/** Bars from left to right under each other, each with its name before and its figure after it. */
export function HorizontalBars({ groups, patternId, formatValue }: GroupsProps) {
  return (
    <div className={styles.lines}>
      {groups.map((group, index) => (
        <div key={index} className={styles.line}>
          <span className={styles.name}>{group.label}</span>
          <div className={styles.bars}>
            {group.bars.map((bar, place) => (
              <div key={place} className={styles.barWithFigure}>
                <svg className={styles.lying}>
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
                <span className={styles.lyingFigure}>{formatValue(bar.value)}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
