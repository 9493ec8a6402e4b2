/** The name of the cookie with the user's preferences; a module of its own, for the script in the head of documents. */
export const preferencesCookie = 'preferences';
