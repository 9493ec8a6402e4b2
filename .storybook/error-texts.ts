import {
  createClassConstraints,
  createReviewConstraints,
  type FieldConstraint,
  recordAttendanceConstraints,
  signUpConstraints,
} from '@fitness/api-contract/constraints';

/** A text that says what went wrong: its file, how it is called there, and the part of it that is always the same. */
export type ErrorText = { file: string; exportName: string; key: string; fixed: string };

type Texts = Record<string, unknown>;

const modules: Record<string, Texts> = {
  ...import.meta.glob<Texts>('../apps/web/src/features/*/texts.ts', { eager: true }),
  ...import.meta.glob<Texts>('../apps/web/src/shared/texts.ts', { eager: true }),
};

/** How texts are called that say what went wrong or what is missing. */
const isProblem =
  /refus|fail|problem|required|missing|unknown|invalid|exception|uncertain|delayed|notConfigured|forbidden|noSubject|noSlot|noClass|tooFew|checkForm|^already$|different|reversed|past|empty|down|notCopied|unconfigured/i;

/** Stands for a text's parameter as well as for an object of named parameters. */
const anyParameters: unknown = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => '※' : '※') },
);

/** The longest part of a text that does not depend on what it is given. */
function fixedPart(text: unknown): string {
  const whole =
    typeof text === 'function' ? String(text(anyParameters, anyParameters)) : String(text);
  return whole
    .split('※')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();
}

const fromModules: ErrorText[] = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([exportName, texts]) =>
    Object.entries(texts as Texts)
      .filter(
        ([key, text]) =>
          (isProblem.test(exportName) || isProblem.test(key)) && typeof text !== 'object',
      )
      .map(([key, text]) => ({
        file: file.replace('../apps/web/src/', ''),
        exportName,
        key,
        fixed: fixedPart(text),
      })),
  ),
);

/** A field's own message, and those of its single constraints. */
const messagesOf = ({ message, messages = {} }: FieldConstraint): [key: string, text: string][] => [
  ...(message === undefined ? [] : [['message', message] as [string, string]]),
  ...Object.entries(messages),
];

const fromContract: ErrorText[] = Object.entries({
  signUpConstraints,
  createReviewConstraints,
  createClassConstraints,
  recordAttendanceConstraints,
}).flatMap(([exportName, fields]) =>
  Object.entries<FieldConstraint>(fields).flatMap(([field, constraint]) =>
    messagesOf(constraint).map(([key, fixed]) => ({
      file: '@fitness/api-contract/constraints',
      exportName,
      key: key === 'message' ? field : `${field}.messages.${key}`,
      fixed,
    })),
  ),
);

/** Every client-side text of an error: those of the features and the fields' own messages. */
export const errorTexts: readonly ErrorText[] = [...fromModules, ...fromContract];

/** Whether a source names this text, or says it itself. */
const isIn = (source: string, { file, exportName, key, fixed }: ErrorText): boolean =>
  source.replaceAll('\\', '').includes(fixed) ||
  (source.includes(file) && new RegExp(`\\w*${exportName}\\.${key}\\b`, 'iu').test(source));

/** Whether any of the sources tells this text, under whichever of its names. */
export function isTold(text: ErrorText, sources: readonly string[]): boolean {
  return errorTexts
    .filter(({ fixed }) => fixed === text.fixed)
    .some((alias) => sources.some((source) => isIn(source, alias)));
}
