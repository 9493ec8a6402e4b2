import type { DOMAttributes } from 'react';
import { closeButton } from './close-button.css.ts';
import { close } from './icons/frame-icon-shapes.tsx';
import { IconFrame } from './icons/IconFrame.tsx';

interface CloseButtonProps extends Pick<DOMAttributes<HTMLButtonElement>, 'onClick' | 'onKeyDown'> {
  /** The accessible name. */
  label: string;
}

/** Closes what it stands in. */
export function CloseButton({ label, ...handlers }: CloseButtonProps) {
  return (
    <button {...handlers} type="button" className={closeButton} aria-label={label}>
      <IconFrame>{close}</IconFrame>
    </button>
  );
}
