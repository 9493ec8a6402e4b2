import { env } from '../config/env.ts';
import { allPageIds, pages, pathsOf } from './pages.ts';
import { sitePath } from './site-path.ts';

/** The third-party scripts that the app loads. */
export const sdkScripts = {
  payment: 'https://cdn.portone.io/v2/browser-sdk.js',
  maps: 'https://dapi.kakao.com/v2/maps/sdk.js',
} as const;

// TypeScript has no types for Trusted Types yet; they are declared as strings.
type Convert = (text: string, type: string, sink: string) => string | null;
type Rules = { createHTML?: Convert; createScriptURL?: Convert };
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { createScriptURL: (url: string) => string };
};

const paths = pathsOf(env.product);
const pathsWithSdk = allPageIds.filter((id) => pages[id].usesSdk).map((id) => paths[id]);

// Module state, since the policies apply to the whole document.
let openWindows = 0;
const reported = new Set<string>();

/** The policy for strings that an SDK assigns to a sink: allows and logs them, but blocks all after its page is left. */
function pass(text: string, type: string, sink: string) {
  // The map clears its element, also after its page is left; an empty string is harmless.
  if (text === '') return text;
  if (openWindows === 0 && !pathsWithSdk.includes(sitePath())) return null;
  if (!reported.has(sink)) console.warn('[fitness] SDK:', type, sink);
  reported.add(sink);
  return text;
}

function passSdkScript(url: string) {
  const [script] = url.split('?');
  if (Object.values<string | undefined>(sdkScripts).includes(script)) return url;
  throw new TypeError(`${script} is no script of an SDK.`);
}

function createPolicies(trustedTypes: TrustedTypes) {
  // Without `createScript`, inline scripts stay blocked, as by the content security policy.
  trustedTypes.createPolicy('default', { createHTML: pass, createScriptURL: pass });
  return trustedTypes.createPolicy('sdk', { createScriptURL: passSdkScript });
}

// Module state, since a document can create a policy only once.
let sdkPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The URL of an SDK's script as a `TrustedScriptURL`; also creates the policy that allows the SDK's strings from then on. */
export function trustSdkScript(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes) sdkPolicy ??= createPolicies(trustedTypes);
  return sdkPolicy?.createScriptURL(url) ?? url;
}

/** Keeps allowing the payment SDK's strings while its window is open, even after the user has left the page. */
export async function whileWindowIsOpen<Result>(open: () => Promise<Result>): Promise<Result> {
  openWindows += 1;
  try {
    return await open();
  } finally {
    openWindows -= 1;
  }
}

/** Loads a script; rejects unless `isReady` afterwards. Removes the element after a failure, since an element loads only once. */
export function loadScript(url: string, isReady: () => boolean, signal?: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: unknown) => {
      script.remove();
      reject(reason);
    };
    const error = new Error(`${url.split('?')[0]} could not be loaded.`);
    script.src = trustSdkScript(url);
    script.addEventListener('load', () => (isReady() ? resolve() : fail(error)));
    script.addEventListener('error', () => fail(error));
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    document.head.append(script);
  });
}
