import { createHash } from 'node:crypto';
import { earlyScript } from '../early-script.ts';

/**
 * Style sheets that react-aria 3.53.1 inserts: touch-action of pressed elements, scroll lock of iOS. Its nonce option
 * (https://github.com/adobe/react-spectrum/pull/9655) does not help a static site. A unit test compares them with the installed version.
 */
export const insertedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The request URLs of the app, besides those of the SDKs. */
export type Destinations = {
  apiBaseUrl: string;
  /** The URL for error reports: https or a path of the site; undefined disables them. */
  reportUrl?: string | undefined;
};

/** The source of an inline script or style element in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a page with these sources of styles. The hosts of the payment provider and the maps service are from their documentation.
 */
export function contentSecurityPolicy(
  { apiBaseUrl, reportUrl }: Destinations,
  styles: readonly string[] = [],
): string {
  const reportOrigin = reportUrl?.startsWith('https:') ? [new URL(reportUrl).origin] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hashSource(earlyScript),
      'https://cdn.portone.io',
      'https://dapi.kakao.com',
      'https://*.daumcdn.net',
    ],
    'style-src': ["'self'", ...insertedStyles.map(hashSource), ...styles],
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.daumcdn.net', 'https://*.kakaocdn.net'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      new URL(apiBaseUrl).origin,
      ...reportOrigin,
      'https://api.portone.io',
      'https://*.portone.io',
      'https://dapi.kakao.com',
      'https://*.daumcdn.net',
    ],
    'frame-src': ['https://*.portone.io', 'https://*.kakaopay.com', 'https://*.kakao.com'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
