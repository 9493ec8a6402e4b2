/** The messages between a page and the worker of msw 3.0.5, which are not a public API of msw. */
export const workerMessages = { activate: 'MOCK_ACTIVATE', enabled: 'MOCKING_ENABLED' } as const;
