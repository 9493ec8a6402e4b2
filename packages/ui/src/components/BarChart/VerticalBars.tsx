import * as styles from './BarChart.css.ts';
import { labelStep } from './geometry.ts';
import { type BarGroupsProps, percent, toneUrl } from './bar-groups.ts';

/** How many date labels fit on a phone. */
const maxLabels = 6;

/** How many columns can show their values on a phone. */
const maxColumnsWithValues = 7;

/** Vertical bars, for dates. */
export function VerticalBars({ groups, max, patternId, formatValue }: BarGroupsProps) {
  const highest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const step = labelStep(groups.length, maxLabels);
  const isValueShown = (value: number) =>
    value > 0 && (groups.length <= maxColumnsWithValues || value === highest);
  return (
    <div className={styles.columns}>
      <span className={styles.scale}>{highest > 0 ? formatValue(max) : '\u00a0'}</span>
      <div className={styles.plot}>
        {groups.map((group, index) => (
          <div key={index} className={styles.column}>
            {group.bars.map((bar, barIndex) => (
              <svg key={barIndex} className={styles.verticalBar}>
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
                {isValueShown(bar.value) && (
                  <text
                    className={styles.verticalValue}
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
      <div className={styles.axis}>
        {groups.map((group, index) => (
          <span key={index} className={styles.axisLabel({ isSparse: step > 1 })}>
            {/* A label too close to the end would overflow the chart. */}
            {index % step === 0 && index + step <= groups.length && group.label}
          </span>
        ))}
      </div>
    </div>
  );
}
