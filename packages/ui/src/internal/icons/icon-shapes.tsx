import type { ReactNode } from 'react';
import { arrowRight, close, menu } from './frame-icon-shapes.tsx';

const eye = (
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>
);
const alert = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.4v.1" />
  </>
);

const backspace = <path d="M9 6h11v12H9l-6-6ZM11.5 9.5l5 5M16.5 9.5l-5 5" />;

const calendarAdd = (
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 9.5h17M8 3v4M16 3v4M12 12v6M9 15h6" />
  </>
);

const check = <path d="m5 12.5 4.5 4.5L19 7.5" />;

const checkCircle = (
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.5 12.3 3.2 3.2 6-6.6" />
  </>
);

const chevronDown = <path d="m6 9.5 6 6 6-6" />;

const chevronLeft = <path d="m14.5 6-6 6 6 6" />;

const chevronRight = <path d="m9.5 6 6 6-6 6" />;

/** The shape of a Link to another site, which needs no other. */
export const external = <path d="M8 16 17 7M9.5 7H17v7.5" />;

const eyeOff = (
  <>
    {eye}
    <path d="m4 20 16-16" />
  </>
);

const info = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </>
);

const more = <path strokeWidth="3" d="M5 12v.1M12 12v.1M19 12v.1" />;

/** The shapes of all icons, in a 24 × 24 view box. */
export const iconShapes = {
  alert,
  arrowRight,
  backspace,
  calendarAdd,
  check,
  checkCircle,
  chevronDown,
  chevronLeft,
  chevronRight,
  close,
  external,
  eye,
  eyeOff,
  info,
  menu,
  more,
} satisfies Record<string, ReactNode>;
