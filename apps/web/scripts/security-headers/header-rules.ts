import { allPageIds, pages, pathsOf } from '../../src/lib/pages.ts';
import {
  allowStyle,
  contentSecurityPolicy,
  type Destinations,
  extendPolicy,
  type Policy,
  policyText,
} from './content-security-policy.ts';

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

const policyHeader = 'Content-Security-Policy';

/** Lists the allowed trusted types policies (docs/decisions/027-trusted-types-and-the-sdks.md). */
export function trustedTypes(hasMocks: boolean): Policy {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sdk', 'default', hasMocks ? 'mock-worker' : 'worker'],
  };
}

/** The policy of a page as a header: a meta tag does not support `frame-ancestors`. */
export function headerPolicy(destinations: Destinations): Policy {
  return extendPolicy(contentSecurityPolicy(destinations), { 'frame-ancestors': ["'none'"] });
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

/** Trusted types are enforced, but only reported at the pages with an SDK. */
export function headerRules(options: BuildOptions): HeaderRules {
  const { product, hasMocks } = options;
  const policy = headerPolicy(options);
  const types = trustedTypes(hasMocks);
  const withSdk: Headers = {
    [policyHeader]: policyText(policy),
    [`${policyHeader}-Report-Only`]: policyText(types),
  };
  const paths = pathsOf(product);
  return {
    everywhere: { [policyHeader]: policyText(extendPolicy(policy, types)), ...otherHeaders },
    byPath: Object.fromEntries(
      allPageIds.filter((id) => pages[id].usesSdk).map((id) => [paths[id], withSdk]),
    ),
  };
}

/** The path whose document is sent at all paths without one of their own. */
const unknownPath = '/404';

/** The rules with the style elements of the documents, by path. */
export function withStyles<Rules extends HeaderRules>(
  rules: Rules,
  styles: ReadonlyMap<string, string>,
): Rules {
  const allow = (headers: Headers, style: string): Headers => ({
    ...headers,
    [policyHeader]: allowStyle(headers[policyHeader] ?? '', style),
  });
  return {
    ...rules,
    everywhere: allow(rules.everywhere, styles.get(unknownPath) ?? ''),
    byPath: Object.fromEntries(
      [...styles].map(([path, style]) => {
        const { [policyHeader]: policy = rules.everywhere[policyHeader] ?? '', ...others } =
          rules.byPath[path] ?? {};
        return [path, allow({ [policyHeader]: policy, ...others }, style)];
      }),
    ),
  };
}

/** The headers of a response. */
export function headersAt({ everywhere, byPath }: HeaderRules, pathname: string): Headers {
  return { ...everywhere, ...byPath[pathname] };
}
