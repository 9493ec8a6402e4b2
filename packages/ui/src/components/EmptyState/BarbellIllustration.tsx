import { drawing } from './EmptyState.css.ts';

/** A barbell on its rack. */
export function BarbellIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      <path d="M10 66h100" />
      <path d="M38 66V34m-6 0h12M82 66V34m-6 0h12" />
      <path d="M4 30h8m96 0h8M30 30h60" />
      <rect x="12" y="17" width="7" height="26" rx="2.5" />
      <rect x="21" y="9" width="9" height="42" rx="3" />
      <rect x="90" y="9" width="9" height="42" rx="3" />
      <rect x="101" y="17" width="7" height="26" rx="2.5" />
    </svg>
  );
}
