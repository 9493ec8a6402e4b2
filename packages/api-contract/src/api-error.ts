import { cleanText, isVisible } from './clean-text.ts';

/** Most specific first; `error` and `title` are often only the English name of the status. */
const KEYS = ['message', 'defaultMessage', 'errors', 'detail', 'error', 'title'];
const MOST_CHARACTERS = 2000;
const DEEPEST = 2;

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** Why there is no response: server not reached, time limit exceeded, or aborted by the caller. */
export type NetworkReason = 'unreachable' | 'timeout' | 'aborted';

type Optional = 'status' | 'reason' | 'message' | 'fieldMessages' | 'isOfFormerToken' | 'cause';
type ApiErrorDetails = Pick<ApiError, 'request'> & Partial<Pick<ApiError, Optional>>;

/** The only error that calls throw; `message` is the server's message or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** `http` where the server responded, `network` where no response came. */
  readonly kind: 'http' | 'network';
  /** The call, as in `POST /api/{product}/review`. */
  readonly request: string;
  /** The status of the response; a success status means that its body could not be read. */
  readonly status: number | undefined;
  readonly reason: NetworkReason | undefined;
  /** The messages by field, where the server gave a list. */
  readonly fieldMessages: readonly FieldMessage[];
  /** The token has changed since the call was sent, so that a 401 or 403 does not concern the current token. */
  readonly isOfFormerToken: () => boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message ?? '', { cause: details.cause });
    this.kind = details.status === undefined ? 'network' : 'http';
    this.request = details.request;
    this.status = details.status;
    this.reason = details.reason;
    this.fieldMessages = details.fieldMessages ?? [];
    this.isOfFormerToken = details.isOfFormerToken ?? (() => false);
  }
}

/** The error of a response with an error status and any body. */
export function toApiError(
  request: string,
  status: number,
  body: unknown,
  isOfFormerToken?: () => boolean,
): ApiError {
  return new ApiError({
    request,
    status,
    isOfFormerToken,
    message: readErrorMessage(body),
    fieldMessages: fieldMessagesOf(body),
  });
}

/** The messages of a list, or of the list under `errors`, each with the name of its field. */
function fieldMessagesOf(body: unknown): FieldMessage[] {
  const list: unknown = Array.isArray(body)
    ? body
    : (body as { errors?: unknown } | null | undefined)?.errors;
  return Array.isArray(list) ? list.flatMap(fieldMessageOf) : [];
}

function fieldMessageOf(item: unknown): FieldMessage[] {
  const message = readErrorMessage(item);
  const field = (item as { field?: unknown } | null)?.field;
  return message === '' ? [] : [{ field: typeof field === 'string' ? field : '', message }];
}

/** The message for users in an error body of any usual shape; empty where there is none. */
export function readErrorMessage(body: unknown, depth = 0): string {
  if (typeof body === 'string') return isReadable(body) ? cleanText(body).trim() : '';
  if (typeof body !== 'object' || body === null || depth > DEEPEST) return '';
  const parts: unknown[] = Array.isArray(body)
    ? body
    : KEYS.map((key) => (body as Record<string, unknown>)[key]);
  for (const part of parts) {
    const message = readErrorMessage(part, depth + 1);
    if (message !== '') return message;
  }
  return '';
}

function isReadable(text: string): boolean {
  return isVisible(text) && text.length <= MOST_CHARACTERS && !/<[/!?a-z][^>]*>/i.test(text);
}
