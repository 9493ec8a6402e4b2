import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, useId } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Legend } from '../Legend/index.ts';
import * as styles from './BarChart.css.ts';
import {
  barOf,
  type ChartItem,
  type ChartSeries,
  endsOf,
  fractionOf,
  niceScale,
  ticksOf,
} from './geometry.ts';
import { anchorOf, hasRoom, labelStep, textWidth } from './labels.ts';
import { seriesFill, SeriesPatterns } from './series.tsx';
import { useWidthInEm } from './use-width-in-em.ts';

/** The props of a BarChart. */
export interface BarChartProps<Key extends string = string> extends RootProps {
  /** The accessible name; the exact values belong in a table below. */
  label: string;
  series: readonly ChartSeries<Key>[];
  items: readonly ChartItem<Key>[];
  /** Formats the value of a bar, in a short form for phones. */
  formatValue: (value: number) => string;
}

/** A fraction as an SVG length. */
const percent = (fraction: number) => `${fraction * 100}%`;

const places = { start: '0%', middle: '50%', end: '100%' } as const;

/** Values over time as stacked bars, with as many labels as fit into the width; series differ in lightness or pattern. */
export function BarChart({ label, series, items, formatValue, ...root }: BarChartProps) {
  const patternId = useId();
  const [ref, width] = useWidthInEm();
  const scale = niceScale(items.flatMap((row) => endsOf(row, series)));
  const bars = items.map((row) => barOf(row, series, scale));
  const values = bars.map(({ value }) => value ?? 0);
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  const highestAt = values.indexOf(highest);
  const columnWidth = width / items.length;
  const hasAllValues = values.every((value) => textWidth(formatValue(value)) <= columnWidth);
  const labels = items.map((row) => row.label);
  const step = labelStep(labels, columnWidth);
  // Without any bar only the line of 0 has a meaning.
  const ticks = values.some((value) => value !== 0) ? ticksOf(scale) : [0];
  const topOf = (value: number) => percent(1 - fractionOf(value, scale));
  return (
    <figure {...root} className={styles.root}>
      {series.length > 1 && (
        <Legend
          items={series.map(({ color, label: name, total }) => ({
            sign: (
              <svg className={styles.swatch}>
                <rect width="100%" height="100%" fill={seriesFill(patternId, color)} />
              </svg>
            ),
            label: name,
            value: total,
          }))}
        />
      )}
      <SeriesPatterns id={patternId} />
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
        <div role="img" aria-label={label} ref={ref} className={styles.content}>
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
            {bars.map(({ value, segments, end }, index) => {
              const text = value === null ? '' : formatValue(value);
              const anchor = anchorOf(text, index, items.length, columnWidth);
              return (
                <div key={items[index]!.id} className={styles.column}>
                  <svg className={styles.bar} aria-hidden="true">
                    {segments.map(({ id, color, start, size, seam }) => (
                      <Fragment key={id}>
                        <rect
                          width="100%"
                          y={percent(1 - start - size)}
                          height={percent(size)}
                          fill={seriesFill(patternId, color)}
                        />
                        {seam !== null && (
                          <line
                            className={styles.seam}
                            x2="100%"
                            y1={percent(1 - seam)}
                            y2={percent(1 - seam)}
                          />
                        )}
                      </Fragment>
                    ))}
                    {segments.length > 0 && (hasAllValues || index === highestAt) && (
                      <text
                        className={styles.value}
                        textAnchor={anchor}
                        x={places[anchor]}
                        y={percent(1 - end)}
                        dy="-0.4em"
                      >
                        {text}
                      </text>
                    )}
                  </svg>
                </div>
              );
            })}
          </div>
          <div className={styles.axis}>
            {items.map((row, index) => (
              <span key={row.id} className={styles.axisLabel} data-sparse={step > 1 || undefined}>
                {(index % step === 0 || index === labels.length - 1) &&
                  hasRoom(labels, index, columnWidth) &&
                  row.label}
              </span>
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}
