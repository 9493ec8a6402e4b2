import { createHash, randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { allPageIds, pages, pathsOf } from '../src/lib/pages.ts';
import { earlyScript } from './early-script.ts';

/**
 * Style sheets that react-aria 3.53.1 inserts: touch-action of pressed elements, scroll lock of iOS. Its nonce option
 * (https://github.com/adobe/react-spectrum/pull/9655) does not help a static site. A unit test compares them with the installed version.
 */
export const insertedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** What a build was made with, as far as headers depend on it. */
export type BuildOptions = {
  apiBaseUrl: string;
  /** The URL for error reports: https or a path of the site; undefined disables them. */
  reportUrl?: string | undefined;
  /** The `{product}` segment of the paths. */
  product: string;
  hasMocks: boolean;
};

type Headers = Readonly<Record<string, string>>;

/** What a server sends: the headers of every response by name, and at some paths others in their place. */
export type HeaderRules = { everywhere: Headers; byPath: Readonly<Record<string, Headers>> };

/** The source of an inline script or style element in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a page with these sources of styles. The hosts of the payment provider and the maps service are from their documentation.
 */
export function contentSecurityPolicy(
  { apiBaseUrl, reportUrl }: BuildOptions,
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

/** The header of the enforced policy. */
export const policyHeader = 'Content-Security-Policy';

/** The header of the policy whose violations are only reported. */
const reportedHeader = `${policyHeader}-Report-Only`;

/** A meta tag does not support this directive. */
export const noFrames = "frame-ancestors 'none'";

/** The allowed trusted types policies (docs/decisions/027-trusted-types-and-the-sdks.md). */
function trustedTypes(hasMocks: boolean) {
  return `require-trusted-types-for 'script'; trusted-types sdk default ${hasMocks ? 'mock-worker' : 'worker'}`;
}

/** Neither the app nor the SDKs use what is denied; an unlisted feature keeps the browser's default. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
  'payment=(self "https://*.portone.io")',
  'screen-wake-lock=(self)',
];

const otherHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions.join(', '),
  // The maps service checks the site's origin; nobody needs the path or the search params.
  'Referrer-Policy': 'strict-origin',
  // Browsers ignore it over http.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The headers of a build by the style elements of its documents; that of `/404` is sent at all paths without one of their own. Trusted types
 * are enforced, but only reported at the pages with an SDK.
 */
export function headerRules(
  options: BuildOptions,
  styles: ReadonlyMap<string, string>,
): HeaderRules {
  const types = trustedTypes(options.hasMocks);
  const paths = pathsOf(options.product);
  const sdkPaths = new Set(allPageIds.filter((id) => pages[id].usesSdk).map((id) => paths[id]));
  const headersOf = (path: string, style: string): Headers => {
    const policy = `${contentSecurityPolicy(options, [hashSource(style)])}; ${noFrames}`;
    return sdkPaths.has(path)
      ? { [policyHeader]: policy, [reportedHeader]: types }
      : { [policyHeader]: `${policy}; ${types}` };
  };
  const { '/404': unknown = headersOf('/404', ''), ...byPath } = Object.fromEntries(
    [...styles].map(([path, style]) => [path, headersOf(path, style)]),
  );
  return { everywhere: { ...unknown, ...otherHeaders }, byPath };
}

/** The headers of a response. */
export function headersAt({ everywhere, byPath }: HeaderRules, pathname: string): Headers {
  return { ...everywhere, ...byPath[pathname] };
}

/**
 * The security headers of the development server. Vite's inline script and style elements have a nonce, its web socket is allowed for hot
 * updates, and trusted types are report-only because its error overlay writes HTML.
 */
export function developmentHeaders(options: BuildOptions): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(options)
    .replace(/(?:script|style)-src 'self'/g, `$& 'nonce-${nonce}'`)
    .replace("connect-src 'self'", '$& ws://localhost:*');
  const headers = {
    ...otherHeaders,
    [policyHeader]: `${policy}; ${noFrames}`,
    [reportedHeader]: trustedTypes(options.hasMocks),
  };
  return {
    name: 'development-headers',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce }, server: { headers } }),
  };
}
