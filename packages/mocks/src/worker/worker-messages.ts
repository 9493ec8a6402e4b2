/** What a page says to the worker of msw 3.0.5 and hears from it, which is no public API of msw. */
export const workerMessages = { activate: 'MOCK_ACTIVATE', enabled: 'MOCKING_ENABLED' } as const;
