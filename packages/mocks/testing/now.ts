/** The default time of all tests, a Friday morning. */
export const NOW = '2026-11-20T10:00:00';
