import { gap } from '../../internal/series/series.css.ts';
import { seriesFill } from '../../internal/series/series-fill.ts';
import * as styles from './BarChart.css.ts';
import { type BarGroupsProps, percent } from './bar-groups.ts';
import { fractionOf } from './geometry.ts';
import { ScrollArea } from './ScrollArea.tsx';

/** Horizontal bars, for names. */
export function HorizontalBars({ label, groups, scale, patternId, formatValue }: BarGroupsProps) {
  const zero = percent(fractionOf(0, scale));
  return (
    <ScrollArea label={label}>
      <div role="img" aria-label={label} className={styles.horizontalGroups}>
        {groups.map((group) => (
          <div key={group.id} className={styles.horizontalGroup}>
            <span className={styles.name}>{group.label}</span>
            <div className={styles.bars}>
              {group.bars.map((bar) => (
                <div key={bar.id} className={styles.barWithValue}>
                  <svg className={styles.horizontalBar} aria-hidden="true">
                    {bar.segments.map(({ id, color, start, size, seam }) => (
                      <g key={id}>
                        <rect
                          x={percent(start)}
                          width={percent(size)}
                          height="100%"
                          fill={seriesFill(patternId, color)}
                        />
                        {seam !== null && (
                          <line className={gap} x1={percent(seam)} x2={percent(seam)} y2="100%" />
                        )}
                      </g>
                    ))}
                    {scale.min < 0 && (
                      <line className={styles.zeroLine} x1={zero} x2={zero} y2="100%" />
                    )}
                  </svg>
                  <span className={styles.horizontalValue}>
                    {bar.value === null ? '–' : formatValue(bar.value)}
                  </span>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ScrollArea>
  );
}
