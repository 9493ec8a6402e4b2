import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRules } from '../security-headers/header-rules.ts';

/** The configuration of the server of a build. */
export type HostRules = HeaderRules & {
  /** The base path of the site, with a slash at both ends; the paths of the rules are relative to it. */
  base: string;
  /** The path to which errors are reported; empty when they are reported elsewhere or not at all. */
  reportPath: string;
};

/** The file of a build with its rules; no server serves its folder. */
export const rulesFile = '.vite/hosting.json';

/** The rules of a build in `folder`; none for other sites than the app. */
export function readRules(folder: string): HostRules {
  return JSON.parse(readFileSync(join(folder, rulesFile), 'utf8')) as HostRules;
}

/** `Cache-Control` by folder: files with a hash in their name never change, pictures seldom. */
export const cachedFolders = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/artwork/': 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

/** All other files are revalidated each time. */
export const revalidated = 'no-cache';
