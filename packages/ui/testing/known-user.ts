import { knownUserAttribute } from '../src/theme/prerendering.ts';

/** Makes the device one without a session again. */
export function forgetUser() {
  document.documentElement.removeAttribute(knownUserAttribute);
}

/** Makes the device one with a session until the story ends: a `beforeEach`. */
export function rememberUser() {
  document.documentElement.setAttribute(knownUserAttribute, '');
  return forgetUser;
}
