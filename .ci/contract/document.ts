import { tmpdir } from 'node:os';
import { ContractError } from '../../packages/api-contract/scripts/contract/problems.ts';
import {
  READ,
  REFUSED,
  restricts,
} from '../../packages/api-contract/scripts/contract/schema/keywords.ts';
import {
  type AcceptedContract,
  generateFrom,
  readCases,
  type RefusedContract,
} from '../../packages/api-contract/testing/contracts/small-contract.ts';
import { fillDocument, keepLayout } from '../support/fill-document.ts';

/** The files of the contracts that the tests generate code from, by the part of OpenAPI that they try. */
const ACCEPTED = {
  document: ['documents.yaml'],
  parameters: ['parameters.yaml'],
  bodies: ['bodies.yaml', 'responses.yaml'],
  schemas: ['shapes.yaml'],
};
type Part = keyof typeof ACCEPTED;

interface Row {
  readonly part: Part;
  readonly feature: string;
  readonly outcome: string;
}

/** What of OpenAPI 3.1 the generator reads and what it refuses, as the tests of both try it: a row for each sentence of the generator. */
async function rowsOf(): Promise<Row[]> {
  const parts = Object.keys(ACCEPTED) as Part[];
  const read = parts.flatMap((part) =>
    readCases<AcceptedContract>('accepted', ACCEPTED[part]).map(({ feature }) => ({
      part,
      feature,
      outcome: 'read',
    })),
  );
  const keywords = Object.entries({
    'keywords that restrict a value': READ.filter(restricts),
    'keywords that describe': READ.filter((keyword) => !restricts(keyword)),
  }).map(([feature, list]): Row => ({
    part: 'schemas',
    feature,
    outcome: `read: ${coded(list)}`,
  }));
  const refusedKeywords = [...Map.groupBy(REFUSED, ([, sentence]) => sentence)].map(
    ([outcome, entries]): Row => ({
      part: 'schemas',
      feature: coded(entries.map(([keyword]) => keyword)),
      outcome,
    }),
  );
  const contracts = readCases<RefusedContract>('refused');
  const refused = (await Promise.all(contracts.map(refusalsOf))).flat();
  const once = Map.groupBy([...refusedKeywords, ...refused], ({ outcome }) => outcome);
  const all = [...read, ...keywords, ...[...once.values()].flatMap(([first]) => first ?? [])];
  return parts.flatMap((part) => all.filter((row) => row.part === part));
}

function coded(keywords: readonly string[]): string {
  return keywords.map((keyword) => `\`${keyword}\``).join(', ');
}

async function refusalsOf(contract: RefusedContract): Promise<Row[]> {
  const error: unknown = await generateFrom(contract).catch((reason: unknown) => reason);
  if (!(error instanceof ContractError))
    throw new Error(`A contract with ${contract.feature} is not refused.`, { cause: error });
  return error.problems.map((problem) => ({
    part: partOf(problem),
    feature: contract.feature,
    outcome: problem.replace(/^\S+ \S+ /, '').replaceAll(new RegExp(`${tmpdir()}/[^/]+/`, 'g'), ''),
  }));
}

function partOf(problem: string): Part {
  if (problem.includes('/parameters/')) return 'parameters';
  if (/\/schemas?[/:]/.test(problem)) return 'schemas';
  return /\/(requestBody|responses)\b/.test(problem) ? 'bodies' : 'document';
}

const rows = await rowsOf();

/** The document with the current table; as it is where only its layout differs. */
export function withContractTable(text: string): string {
  const lines = rows.map(({ part, feature, outcome }) => `| ${part} | ${feature} | ${outcome} |`);
  const table = ['| part | written | read, or refused with |', '| --- | --- | --- |', ...lines];
  return keepLayout(
    text,
    fillDocument(text, 'contract', table.join('\n').replaceAll('__', '\\_\\_')),
  );
}
