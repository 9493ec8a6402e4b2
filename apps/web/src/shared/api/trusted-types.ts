import { env } from '../../config/env.ts';
import { allPageIds, pages, pathsOf } from '../pages.ts';
import { sitePath } from '../site-path.ts';

/** The scripts that the app loads from other hosts. */
export const sdkScripts = {
  payment: 'https://cdn.portone.io/v2/browser-sdk.js',
  maps: 'https://dapi.kakao.com/v2/maps/sdk.js',
} as const;

// TypeScript does not know trusted types yet; they stand in for texts.
type Convert = (text: string, type: string, sink: string) => string | null;
type Rules = { createHTML?: Convert; createScriptURL?: Convert };
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => { createScriptURL: (url: string) => string };
};

const paths = pathsOf(env.product);
const pathsWithSdk = allPageIds.filter((id) => pages[id].usesSdk).map((id) => paths[id]);

// Module state, since the policies convert the texts of the whole document.
let openWindows = 0;
const reported = new Set<string>();

/** Lets an SDK's texts through and reports them; blocks every text once the SDK's page is left. */
function pass(text: string, type: string, sink: string) {
  // The map empties its element, also when its page is left; an empty text becomes no markup.
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
  // Without a rule for scripts they stay blocked, as the content security policy blocks them too.
  trustedTypes.createPolicy('default', { createHTML: pass, createScriptURL: pass });
  return trustedTypes.createPolicy('sdk', { createScriptURL: passSdkScript });
}

// Module state, since a document can create a policy only once.
let sdkPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The URL of an SDK's script as pages with trusted types take it; from now on the SDK's texts are let through. */
export function trustSdkScript(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes) sdkPolicy ??= createPolicies(trustedTypes);
  return sdkPolicy?.createScriptURL(url) ?? url;
}

/** Lets the payment provider finish although the user may have left its page. */
export async function whileWindowIsOpen<Result>(open: () => Promise<Result>): Promise<Result> {
  openWindows += 1;
  try {
    return await open();
  } finally {
    openWindows -= 1;
  }
}
