import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRules } from '../security-headers/header-rules.ts';

/** What the server of a build has to know beside its files. */
export type HostRules = HeaderRules & {
  /** The path at which the site begins, with a slash at both ends; the paths of the rules come after it. */
  base: string;
  /** The path to which errors are reported; empty when they are reported elsewhere or not at all. */
  reportPath: string;
};

/** Where a build holds its rules; no server sends a file of this folder. */
export const rulesFile = '.vite/hosting.json';

/** The rules of a build in `folder`; none for other sites than the app. */
export function readRules(folder: string): HostRules {
  return JSON.parse(readFileSync(join(folder, rulesFile), 'utf8')) as HostRules;
}

/** A path of the rules as the browser asks for it. */
export function publicPath({ base }: HostRules, pathname: string): string {
  return base + pathname.slice(1);
}

/** How long browsers may keep the files of a folder without asking: hashed names never change, pictures seldom. */
export const cachedFolders = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/artwork/': 'public, max-age=86400, stale-while-revalidate=604800',
} as const;

/** All other files are asked for again each time, and sent again only when they have changed. */
export const revalidated = 'no-cache';

/** The `Cache-Control` of the file at a path. */
export function cacheControl(pathname: string): string {
  const [, value] =
    Object.entries(cachedFolders).find(([folder]) => pathname.startsWith(folder)) ?? [];
  return value ?? revalidated;
}
