import * as styles from './BarChart.css.ts';
import { type BarGroupsProps, percent, toneUrl } from './bar-groups.ts';
import { anchorOf, hasRoom, labelStep, textWidth } from './labels.ts';
import { useWidthInEm } from './use-width-in-em.ts';

const places = { start: '0%', middle: '50%', end: '100%' } as const;

/** Vertical bars, for dates, with as many labels as fit into the width. */
export function VerticalBars({ groups, max, patternId, formatValue }: BarGroupsProps) {
  const [ref, width] = useWidthInEm();
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const highest = Math.max(0, ...values);
  const highestAt = values.indexOf(highest);
  const columnWidth = width / groups.length;
  const barCount = Math.max(1, ...groups.map(({ bars }) => bars.length));
  const hasAllValues = values.every(
    (value) => textWidth(formatValue(value)) <= columnWidth / barCount,
  );
  const labels = groups.map(({ label }) => label);
  const step = labelStep(labels, columnWidth);
  return (
    <div className={styles.columns} ref={ref}>
      <span className={styles.scale}>{highest > 0 ? formatValue(max) : '\u00a0'}</span>
      <div className={styles.plot}>
        {groups.map((group, index) => (
          <div key={index} className={styles.column}>
            {group.bars.map((bar, barIndex) => {
              const text = formatValue(bar.value);
              const isHighest = index * barCount + barIndex === highestAt;
              const anchor = anchorOf(text, index, groups.length, columnWidth);
              return (
                <svg key={barIndex} className={styles.verticalBar} aria-hidden="true">
                  {bar.segments.map(({ id, color, start, size }) => (
                    <g key={id}>
                      <rect
                        width="100%"
                        y={percent(1 - start - size)}
                        height={percent(size)}
                        fill={toneUrl(patternId, color)}
                      />
                      {start > 0 && (
                        <line
                          className={styles.gap}
                          x2="100%"
                          y1={percent(1 - start)}
                          y2={percent(1 - start)}
                        />
                      )}
                    </g>
                  ))}
                  {bar.value > 0 && (hasAllValues || isHighest) && (
                    <text
                      className={styles.verticalValue}
                      textAnchor={anchor}
                      x={places[anchor]}
                      y={percent(1 - bar.value / max)}
                      dy="-0.4em"
                    >
                      {text}
                    </text>
                  )}
                </svg>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.axis}>
        {labels.map((label, index) => (
          <span key={index} className={styles.axisLabel({ isSparse: step > 1 })}>
            {index % step === 0 && hasRoom(labels, index, columnWidth) && label}
          </span>
        ))}
      </div>
    </div>
  );
}
