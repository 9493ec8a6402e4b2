import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { inner, positions, tones } from './Banner.css.ts';

/** The props of a Banner. */
export interface BannerProps extends RootProps {
  /** The message; nothing is visible while it is falsy. */
  children: ReactNode;
  tone: keyof typeof tones;
  /** `bottom` stays in view above everything else. */
  position?: keyof typeof positions;
  /** `alert` interrupts a screen reader, `status` (default) waits until it has finished. */
  role?: 'status' | 'alert';
}

/** A message about the whole app, announced when it appears. */
export function Banner({
  children,
  tone,
  position = 'top',
  role = 'status',
  ...root
}: BannerProps) {
  return (
    <div {...root} role={role} className={positions[position]}>
      {Boolean(children) && (
        <div className={tones[tone]}>
          <div className={inner}>{children}</div>
        </div>
      )}
    </div>
  );
}
