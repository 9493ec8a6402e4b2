import { allPageIds, pages, pathsOf } from '../../src/lib/pages.ts';
import { contentSecurityPolicy, type Destinations, hashSource } from './content-security-policy.ts';

/** What a build was made with, as far as headers depend on it. */
export type BuildOptions = Destinations & {
  /** The `{product}` segment of the paths. */
  product: string;
  hasMocks: boolean;
};

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What a server sends: the headers of every response, and at some paths others in their place. */
export type HeaderRules = { everywhere: Headers; byPath: Readonly<Record<string, Headers>> };

/** Browser features that neither the app nor the SDKs use; an unlisted feature keeps the browser's default. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [
  ...deniedFeatures.map((name) => `${name}=()`),
  'payment=(self "https://*.portone.io")',
  'screen-wake-lock=(self)',
].join(', ');

/** The header of the enforced policy. */
export const policyHeader = 'Content-Security-Policy';

/** The header of the policy whose violations are only reported. */
export const reportedHeader = `${policyHeader}-Report-Only`;

/** A meta tag does not support this directive. */
export const noFrames = "frame-ancestors 'none'";

/** The allowed trusted types policies (docs/decisions/027-trusted-types-and-the-sdks.md). */
export function trustedTypes(hasMocks: boolean): string {
  return `require-trusted-types-for 'script'; trusted-types sdk default ${hasMocks ? 'mock-worker' : 'worker'}`;
}

/** The headers beside the policy. */
export const otherHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions,
  // The maps service checks the site's origin; nobody needs the path or the search params.
  'Referrer-Policy': 'strict-origin',
  // Browsers ignore it over http.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The path of the document that is sent at all paths without one of their own. */
const unknownPath = '/404';

/**
 * The headers of a build by the style elements of its documents. Trusted types are enforced, but only reported at the pages with an SDK.
 */
export function headerRules(
  options: BuildOptions,
  styles: ReadonlyMap<string, string>,
): HeaderRules {
  const types = trustedTypes(options.hasMocks);
  const paths = pathsOf(options.product);
  const sdkPaths = new Set(allPageIds.filter((id) => pages[id].usesSdk).map((id) => paths[id]));
  const headersOf = (path: string): Headers => {
    const style = hashSource(styles.get(path) ?? '');
    const policy = `${contentSecurityPolicy(options, [style])}; ${noFrames}`;
    return sdkPaths.has(path)
      ? { [policyHeader]: policy, [reportedHeader]: types }
      : { [policyHeader]: `${policy}; ${types}` };
  };
  return {
    everywhere: { ...headersOf(unknownPath), ...otherHeaders },
    byPath: Object.fromEntries(
      [...styles.keys()]
        .filter((path) => path !== unknownPath)
        .map((path) => [path, headersOf(path)]),
    ),
  };
}

/** The headers of a response. */
export function headersAt({ everywhere, byPath }: HeaderRules, pathname: string): Headers {
  return { ...everywhere, ...byPath[pathname] };
}
