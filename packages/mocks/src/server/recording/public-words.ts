import { readFile } from 'node:fs/promises';
import { plans } from '@fitness/api-contract/catalogue';
import { documentUrl } from '@fitness/api-contract/document';
import { parse } from 'yaml';
import { subjectFor } from '../../domain/catalogue/subjects.ts';

const PUBLIC_KEYS = new Set(['enum', 'const', 'message', 'x-message', 'x-messages']);

/** The texts that are not personal data: those of the contract, and the names of plans and subjects. */
export async function readPublicWords(): Promise<ReadonlySet<string>> {
  const words = new Set(
    plans.flatMap(({ name, kind }) => [name, subjectFor(kind)?.classSubjectName ?? name]),
  );
  const add = (value: unknown, isPublic: boolean): void => {
    if (typeof value === 'string' && isPublic) words.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) add(inner, isPublic || PUBLIC_KEYS.has(key));
  };
  add(parse(await readFile(documentUrl, 'utf8')), false);
  return words;
}
