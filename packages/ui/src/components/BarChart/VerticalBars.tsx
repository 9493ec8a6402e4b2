import * as styles from './BarChart.css.ts';
import { labelStep } from './geometry.ts';
import type { GroupsProps } from './groups.ts';
import { percent, toneUrl } from './svg.ts';

/** How many date labels a phone's width has room for. */
const labelRoom = 6;

/** So many columns and fewer are wide enough for their figures on a phone. */
const figureRoom = 7;

/** Upright bars over a base line, from left to right, as time runs. */
export function VerticalBars({ groups, max, patternId, formatValue }: GroupsProps) {
  const highest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const step = labelStep(groups.length, labelRoom);
  const isFigureShown = (value: number) =>
    value > 0 && (groups.length <= figureRoom || value === highest);
  return (
    <div className={styles.columns}>
      <span className={styles.scale}>{highest > 0 ? formatValue(max) : '\u00a0'}</span>
      <div className={styles.plot}>
        {groups.map((group, index) => (
          <div key={index} className={styles.column}>
            {group.bars.map((bar, place) => (
              <svg key={place} className={styles.upright}>
                {bar.segments.map(({ key, tone, start, size }) => (
                  <rect
                    key={key}
                    className={styles.segment}
                    width="100%"
                    y={percent(1 - start - size)}
                    height={percent(size)}
                    fill={toneUrl(patternId, tone)}
                  />
                ))}
                {isFigureShown(bar.value) && (
                  <text
                    className={styles.figure}
                    x="50%"
                    y={percent(1 - bar.value / max)}
                    dy="-0.4em"
                  >
                    {formatValue(bar.value)}
                  </text>
                )}
              </svg>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.dates}>
        {groups.map((group, index) => (
          <span key={index} className={styles.date({ isThinned: step > 1 })}>
            {/* A label with too little room before the end would reach out of the chart. */}
            {index % step === 0 && index + step <= groups.length && group.label}
          </span>
        ))}
      </div>
    </div>
  );
}
