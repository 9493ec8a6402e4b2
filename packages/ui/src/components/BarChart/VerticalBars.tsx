import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment } from 'react';
import { gap } from '../../internal/series/series.css.ts';
import { seriesFill } from '../../internal/series/series-fill.ts';
import * as styles from './BarChart.css.ts';
import { type BarGroupsProps, percent } from './bar-groups.ts';
import { fractionOf, ticksOf } from './geometry.ts';
import { anchorOf, hasRoom, labelStep, textWidth } from './labels.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { useWidthInEm } from './use-width-in-em.ts';

const places = { start: '0%', middle: '50%', end: '100%' } as const;

/** Vertical bars, for dates, with as many labels as fit into the width. */
export function VerticalBars({ label, groups, scale, patternId, formatValue }: BarGroupsProps) {
  const [ref, width] = useWidthInEm();
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value ?? 0));
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  const highestAt = values.indexOf(highest);
  const columnWidth = width / groups.length;
  const barCount = Math.max(1, ...groups.map(({ bars }) => bars.length));
  const hasAllValues = values.every(
    (value) => textWidth(formatValue(value)) <= columnWidth / barCount,
  );
  const labels = groups.map((group) => group.label);
  const minWidth = `${groups.length * (barCount + 1) * 0.25}rem`;
  const step = labelStep(labels, columnWidth);
  // Without any bar only the line of 0 has a meaning.
  const ticks = values.some((value) => value !== 0) ? ticksOf(scale) : [0];
  const topOf = (value: number) => percent(1 - fractionOf(value, scale));
  return (
    <div className={styles.columns}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={assignInlineVars({ [styles.tickTop]: topOf(tick) })}
          >
            {/* The highest bar names its value itself. */}
            {tick > 0 && formatValue(tick) === formatValue(highest) ? '' : formatValue(tick)}
          </span>
        ))}
      </div>
      {/* A new key for other dates, so that the latest are visible first. */}
      <ScrollArea key={`${groups[0]?.id} ${groups.at(-1)?.id}`} label={label}>
        <div
          role="img"
          aria-label={label}
          ref={ref}
          className={styles.content}
          style={assignInlineVars({ [styles.minWidth]: minWidth })}
        >
          <div className={styles.plot}>
            <svg className={styles.lines} aria-hidden="true">
              {ticks.map((tick) => (
                <line
                  key={tick}
                  className={tick === 0 ? styles.zeroLine : styles.line}
                  x2="100%"
                  y1={topOf(tick)}
                  y2={topOf(tick)}
                />
              ))}
            </svg>
            {groups.map((group, index) => (
              <div key={group.id} className={styles.column}>
                {group.bars.map((bar, barIndex) => {
                  const text = bar.value === null ? '' : formatValue(bar.value);
                  const isHighest = index * barCount + barIndex === highestAt;
                  const anchor = anchorOf(text, index, groups.length, columnWidth);
                  return (
                    <svg key={bar.id} className={styles.verticalBar} aria-hidden="true">
                      {bar.segments.map(({ id, color, start, size, seam }) => (
                        <Fragment key={id}>
                          <rect
                            width="100%"
                            y={percent(1 - start - size)}
                            height={percent(size)}
                            fill={seriesFill(patternId, color)}
                          />
                          {seam !== null && (
                            <line
                              className={gap}
                              x2="100%"
                              y1={percent(1 - seam)}
                              y2={percent(1 - seam)}
                            />
                          )}
                        </Fragment>
                      ))}
                      {bar.segments.length > 0 && (hasAllValues || isHighest) && (
                        <text
                          className={styles.verticalValue}
                          textAnchor={anchor}
                          x={places[anchor]}
                          y={percent(1 - bar.end)}
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
            {groups.map((group, index) => (
              <span key={group.id} className={styles.axisLabel({ isSparse: step > 1 })}>
                {(index % step === 0 || index === labels.length - 1) &&
                  hasRoom(labels, index, columnWidth) &&
                  group.label}
              </span>
            ))}
          </div>
        </div>
      </ScrollArea>
    </div>
  );
}
