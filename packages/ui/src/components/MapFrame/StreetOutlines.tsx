import { outlines } from './MapFrame.css.ts';

/** A placeholder drawing of streets. */
export function StreetOutlines({ motion }: { motion: keyof typeof outlines }) {
  return (
    <svg
      className={outlines[motion]}
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
