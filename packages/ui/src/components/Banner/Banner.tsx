import type { ReactNode } from 'react';
import { inner, positions, text, tones } from './Banner.css.ts';

/** The props of a Banner. */
export interface BannerProps {
  /** Falsy without news: then nothing is visible. */
  children: ReactNode;
  tone: keyof typeof tones;
  /** `bottom` stays in view above everything else. */
  position?: keyof typeof positions;
  /** `alert` interrupts what is being read, `status` (default) waits for its end. */
  role?: 'status' | 'alert';
  /** Buttons beside the text. */
  actions?: ReactNode;
}

/** News about the whole app, announced when it appears. */
export function Banner({
  children,
  tone,
  position = 'top',
  role = 'status',
  actions,
}: BannerProps) {
  return (
    <div role={role} className={positions[position]}>
      {Boolean(children) && (
        <div className={tones[tone]}>
          <div className={inner}>
            <div className={text}>{children}</div>
            {actions}
          </div>
        </div>
      )}
    </div>
  );
}
