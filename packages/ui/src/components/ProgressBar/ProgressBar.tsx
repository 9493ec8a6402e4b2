import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../internal/element-props.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './ProgressBar.css.ts';

/** The props of a ProgressBar. */
export interface ProgressBarProps extends RootProps {
  /** What is in progress; the visible label and the accessible name. */
  label: string;
  /** Hides the label visually, if the context makes it clear. */
  isLabelHidden?: boolean;
  /** How much is done, from 0 to `maxValue`; null (or NaN) while that is unknown. */
  value: number | null;
  /** How much there is to do, by default 100. */
  maxValue?: number;
  /** The value in words, such as `12개 중 3개`, by default in percent. */
  valueText?: string;
  /** Supports the meaning of the label; `neutral` by default. */
  tone?: keyof typeof styles.tones;
}

/** How much of a task is done. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden, maxValue = 100, valueText, tone = 'neutral' } = props;
  const value = Number.isNaN(props.value) ? null : props.value;
  return (
    <AriaProgressBar
      id={props.id}
      data-testid={props['data-testid']}
      className={styles.tones[tone]}
      isIndeterminate={value === null}
      value={value ?? 0}
      // A part of nothing would not be a number.
      maxValue={maxValue > 0 ? maxValue : 1}
      valueLabel={valueText}
    >
      {({ percentage, valueText: shown }) => (
        <>
          <Label className={isLabelHidden ? visuallyHidden : styles.label}>{label}</Label>
          <span className={styles.value}>{value === null ? valueText : shown}</span>
          <svg className={styles.track} aria-hidden="true">
            {value === null ? (
              <line className={styles.unknown} x2="100%" y1="50%" y2="50%" />
            ) : (
              <rect className={styles.done} width={`${percentage}%`} height="100%" rx="4" />
            )}
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
