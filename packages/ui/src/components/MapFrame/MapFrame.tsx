import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { EmptyState } from '../EmptyState/index.ts';
import * as styles from './MapFrame.css.ts';

type State =
  | {
      status: 'loading';
      /** Announced while the map is loading. */
      message: string;
    }
  | {
      status: 'failed';
      /** The error, announced at once. */
      message: string;
      /** What the user can do instead. */
      help: string;
      /** A Button that tries again. */
      action?: ReactNode;
    }
  | {
      status: 'ready';
      /** The accessible name of the map. */
      label: string;
      /** The map of any provider; it fills the frame. */
      children: ReactNode;
    };

/** The props of a MapFrame, which is one of three states. */
export type MapFrameProps = RootProps & State;

/** A placeholder drawing of streets. */
function StreetOutlines({ motion }: { motion: keyof typeof styles.outlines }) {
  return (
    <svg
      className={styles.outlines[motion]}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth="14" d="M-10 190 410 130M150-10 210 310" />
      <path
        strokeWidth="6"
        d="M-10 90 410 40M-10 260 410 215M60-10 110 310M270-10 330 310M350-10 410 260"
      />
      <path
        strokeWidth="3"
        d="M-10 140 160 118M210 110 410 84M-10 225 190 196M230 190 410 165M105-10 140 170M225-10 240 105"
      />
    </svg>
  );
}

/** A frame for a map, with the same height while it loads, after a failure and when it is ready. */
export function MapFrame({ id, 'data-testid': testId, ...props }: MapFrameProps) {
  const root = { id, 'data-testid': testId };
  if (props.status === 'ready')
    return (
      <section {...root} className={styles.map} aria-label={props.label}>
        {props.children}
      </section>
    );
  if (props.status === 'loading')
    return (
      <div {...root} className={styles.frame} role="status">
        <StreetOutlines motion="pulsing" />
        <p className={styles.message}>{props.message}</p>
      </div>
    );
  return (
    <div {...root} className={styles.frame} role="alert">
      <StreetOutlines motion="still" />
      <div className={styles.message}>
        <EmptyState title={props.message} description={props.help} action={props.action} />
      </div>
    </div>
  );
}
