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

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The request URLs of the app, besides those of the SDKs. */
export type Destinations = {
  apiBaseUrl: string;
  /** The URL for error reports: https or a path of the site; undefined disables them. */
  reportUrl?: string | undefined;
};

/** The policy of every page; the hosts of the payment provider and the maps service are from their documentation. */
export function contentSecurityPolicy({ apiBaseUrl, reportUrl }: Destinations): Policy {
  const reportOrigin = reportUrl?.startsWith('https:') ? [new URL(reportUrl).origin] : [];
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hash(earlyScript),
      'https://cdn.portone.io',
      'https://dapi.kakao.com',
      'https://*.daumcdn.net',
    ],
    'style-src': ["'self'", ...insertedStyles.map(hash)],
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
}

/** Also matches the quotes as Vite escapes them in a document. */
const ownStyles = /style-src ('|&#39;)self\1/;

/** Allows a style element in the text of a policy, or of a document that holds one. */
export function allowStyle(policy: string, style: string): string {
  if (!ownStyles.test(policy)) throw new Error('The policy allows no styles.');
  return policy.replace(ownStyles, (found) => `${found} ${hash(style)}`);
}

/** Adds sources to directives, or directives to a policy. */
export function extendPolicy(policy: Policy, more: Policy): Policy {
  const added = Object.entries(more).map(([name, sources]) => [
    name,
    [...(policy[name] ?? []), ...sources],
  ]);
  return { ...policy, ...Object.fromEntries(added) };
}

/** A policy as the value of a header or a meta tag. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
