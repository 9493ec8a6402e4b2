import {
  createClassConstraints,
  createReviewConstraints,
  type FieldConstraint,
  recordAttendanceConstraints,
  signUpConstraints,
} from '@fitness/api-contract/constraints';

/** A text that describes an error. */
export type ErrorText = {
  /** Its module, export and key, for example `../features/auth/texts.ts#signInTexts.failed`. */
  reference: string;
  /** Its longest part without parameters. */
  content: string;
};

type Texts = Record<string, unknown>;

const modules: Record<string, Texts> = {
  ...import.meta.glob<Texts>('../apps/web/src/features/*/{texts,*-texts}.ts', { eager: true }),
  ...import.meta.glob<Texts>('../apps/web/src/lib/texts.ts', { eager: true }),
};

/** The keys and exports of texts that describe an error. */
const isErrorKey =
  /refus|fail|problem|required|missing|unknown|invalid|exception|uncertain|delayed|notConfigured|forbidden|noSubject|noResponse|noSlot|noClass|tooFew|checkForm|^already$|different|reversed|past|empty|down|notCopied|unconfigured/i;

/** Stands for a positional parameter of a text and for an object of named ones. */
const anyParameters: unknown = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => '※' : '※') },
);

/** The longest part of a text without parameters. */
function contentOf(text: unknown): string {
  const formatted =
    typeof text === 'function' ? String(text(anyParameters, anyParameters)) : String(text);
  return formatted
    .split('※')
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim();
}

const fromModules: ErrorText[] = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([exportName, texts]) =>
    Object.entries(texts as Texts)
      .filter(
        ([key, text]) =>
          (isErrorKey.test(exportName) || isErrorKey.test(key)) && typeof text !== 'object',
      )
      .map(([key, text]) => ({
        reference: `${file}#${exportName}.${key}`,
        content: contentOf(text),
      })),
  ),
);

/** The messages of a field by the path of the property. */
const messagesOf = ({
  message,
  messages = {},
}: FieldConstraint): [path: string, text: string][] => [
  ...(message === undefined ? [] : [['', message] as [string, string]]),
  ...Object.entries(messages).map(([key, text]): [string, string] => [`.messages.${key}`, text]),
];

const fromContract: ErrorText[] = Object.entries({
  signUpConstraints,
  createReviewConstraints,
  createClassConstraints,
  recordAttendanceConstraints,
}).flatMap(([exportName, fields]) =>
  Object.entries<FieldConstraint>(fields).flatMap(([field, constraint]) =>
    messagesOf(constraint).map(([path, content]) => ({
      reference: `@fitness/api-contract/constraints#${exportName}.${field}${path}`,
      content,
    })),
  ),
);

/** The error texts of the features and of the fields' constraints. */
export const errorTexts: readonly ErrorText[] = [...fromModules, ...fromContract];
