import type { ReactNode } from 'react';
import { icon } from './Icon.css.ts';

const eye = (
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>
);

const paths = {
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
  backspace: <path d="M9 6h11v12H9l-6-6ZM11.5 9.5l5 5M16.5 9.5l-5 5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  chevronLeft: <path d="m14.5 6-6 6 6 6" />,
  chevronRight: <path d="m9.5 6 6 6-6 6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  external: <path d="M8 16 17 7M9.5 7H17v7.5" />,
  eye,
  eyeOff: (
    <>
      {eye}
      <path d="m4 20 16-16" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
} satisfies Record<string, ReactNode>;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** The names of all icons. */
export const iconNames = Object.keys(paths) as IconName[];

/** A decorative line icon, as large as the text around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths[name]}
    </svg>
  );
}
