import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './ProgressBar.css.ts';

/** The props of a ProgressBar. */
export interface ProgressBarProps extends RootProps {
  /** What is in progress; the visible label and the accessible name. */
  label: string;
  /** How much is done, from 0 to `maxValue`. */
  value: number;
  /** How much there is to do, by default 100. */
  maxValue?: number;
  /** The value in words, such as `12개 중 3개`, by default in percent. */
  valueText?: string;
  /** Supports the meaning of the label; `neutral` by default. */
  tone?: keyof typeof styles.tones;
}

/** How much of a task is done. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, maxValue = 100, valueText, tone = 'neutral' } = props;
  return (
    <AriaProgressBar
      id={props.id}
      data-testid={props['data-testid']}
      className={styles.tones[tone]}
      value={value}
      // A part of nothing would not be a number.
      maxValue={maxValue > 0 ? maxValue : 1}
      valueLabel={valueText}
    >
      {({ percentage, valueText: shown }) => (
        <>
          <Label className={styles.label}>{label}</Label>
          <span className={styles.value}>{shown}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.done} width={`${percentage}%`} height="100%" rx="4" />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
