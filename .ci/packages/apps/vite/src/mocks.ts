// Without this import the mock backend is no part of the build.
const { startBrowserMocks } = await import('@fitness/mocks/browser');

export const mocks = await startBrowserMocks({ mode: 'all', baseUrl: 'https://api.example.com' });
if (!mocks.ok) console.error(mocks.reason);
