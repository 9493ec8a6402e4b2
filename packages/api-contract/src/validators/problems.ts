/** One violation of the contract by a request or response. */
export interface Problem {
  /** Where: `/params/…`, `/query/…`, `/body/…` or `/status`. */
  readonly pointer: string;
  /** What is wrong, for developers. */
  readonly message: string;
  /** The JSON Schema keyword that the value violates, if a schema found the problem. */
  readonly keyword?: string;
  /** The message for users, if the contract defines one (`x-message`, `x-messages`). */
  readonly xMessage?: string;
  /** The name of the parameter or body field. */
  readonly field?: string;
}

/** An error as reported by the generated validators. */
interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated validator: returns whether the value is valid, and stores the errors in a property. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The problems of a value at `base`, one per pointer; empty where it is valid. */
export function problemsOf(validator: Validator, value: unknown, base: string): Problem[] {
  if (validator(value)) return [];
  const found = new Map<string, Problem>();
  for (const error of mergeAlternatives(validator.errors ?? [])) {
    const problem = toProblem(error, base);
    if (!found.has(problem.pointer)) found.set(problem.pointer, problem);
  }
  return [...found.values()];
}

function toProblem(error: ValidationError, base: string): Problem {
  const [name, message] = nameAndMessage(error);
  const inner =
    name === undefined ? error.instancePath : `${error.instancePath}/${escapeToken(name)}`;
  const field = inner.split('/')[1];
  return {
    pointer: `${base}${inner}`,
    message,
    keyword: error.keyword,
    ...(field === undefined ? {} : { field: unescapeToken(field) }),
  };
}

function nameAndMessage(error: ValidationError): [string | undefined, string] {
  if (error.keyword === 'required') return [String(error.params['missingProperty']), 'is missing'];
  if (error.keyword === 'additionalProperties')
    return [String(error.params['additionalProperty']), 'is not in the contract'];
  if (error.keyword === 'enum')
    return [undefined, `must be one of ${JSON.stringify(error.params['allowedValues'])}`];
  return [undefined, error.message ?? `breaks ${error.keyword}`];
}

/** Merges the errors of alternatives, since none of them alone is the reason. */
function mergeAlternatives(errors: readonly ValidationError[]): ValidationError[] {
  const merged: ValidationError[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      merged.push(error);
      continue;
    }
    // Those of the alternatives come directly before that of the whole.
    const first = merged.findLastIndex((each) => !isWithin(each, error.instancePath)) + 1;
    const reasons = merged.splice(first).map((each) => describe(each, error.instancePath));
    const message = reasons.length > 0 ? [...new Set(reasons)].join(' or ') : error.message;
    merged.push({ ...error, message });
  }
  return merged;
}

function isWithin({ instancePath }: ValidationError, path: string): boolean {
  return instancePath === path || instancePath.startsWith(`${path}/`);
}

function describe(error: ValidationError, path: string): string {
  const { pointer, message } = toProblem(error, '');
  return `${pointer.slice(path.length)} ${message}`.trim();
}

/** Escapes a name for a JSON pointer. */
export function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The names of a JSON pointer. */
export function tokensOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}
