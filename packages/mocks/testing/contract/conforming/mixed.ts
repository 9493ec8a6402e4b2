import { chain } from '../changes.ts';
import type { ConformingBackend } from './conforming.ts';
import { errorDetails, otherMessages } from './errors.ts';
import {
  attendanceTimes,
  bareUserNumber,
  classTimes,
  extraFields,
  nullLists,
  registeredDateTimes,
  shortHistory,
} from './shapes.ts';
import { camelCaseRole, otherTokens, tokenOnly } from './sign-in.ts';
import { acceptedText, envelope, onAction } from './successes.ts';
import { largeIds, slow, unordered, withCharset } from './transport.ts';

/** Several differences at once. */
export const mixedBackends: readonly ConformingBackend[] = [
  {
    name: 'mixed-envelopes',
    difference: 'has envelopes, large ids, error details and more fields',
    keepsRules: true,
    interceptor: () =>
      chain(withCharset(), onAction(envelope), errorDetails(), extraFields(), largeIds()),
  },
  {
    name: 'mixed-texts',
    difference: 'has texts for actions, null for empty lists, times as HH:mm and roleName',
    keepsRules: true,
    interceptor: () =>
      chain(
        onAction(acceptedText),
        nullLists(),
        classTimes((time) => time.slice(0, 16)),
        camelCaseRole(),
        bareUserNumber(),
      ),
  },
  {
    name: 'mixed-tokens',
    difference: 'has its own tokens, 204 for actions, registered times with a date and delays',
    keepsRules: true,
    interceptor: () =>
      chain(
        slow(),
        onAction(() => new Response(null, { status: 204 })),
        registeredDateTimes(),
        attendanceTimes(),
        tokenOnly(),
        otherTokens('HS512', ({ role, ...claims }) => ({ ...claims, roleName: role })),
      ),
  },
  {
    name: 'mixed-everything',
    difference: 'has its own messages, orders, times and ids, and nothing that is optional',
    keepsRules: false,
    interceptor: () =>
      chain(
        withCharset(),
        onAction(acceptedText),
        otherMessages(),
        nullLists(),
        extraFields(),
        shortHistory(),
        unordered(),
        classTimes((time) => `${time}.000`),
        bareUserNumber(),
        tokenOnly(),
        otherTokens('HS384', ({ role, ...claims }) => ({ ...claims, roleName: role })),
        largeIds(),
      ),
  },
  {
    name: 'mixed-minimum',
    difference: 'has empty bodies, null lists, its own messages and tokens without a profile',
    keepsRules: false,
    interceptor: () =>
      chain(
        onAction(() => new Response(null, { status: 200 })),
        otherMessages(),
        nullLists(),
        shortHistory(),
        tokenOnly(),
        otherTokens('HS256', ({ jti, role, iat, exp }) => ({ jti, role, iat, exp })),
      ),
  },
];
