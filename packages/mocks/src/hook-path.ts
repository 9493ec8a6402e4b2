/** The path of the mock server's hook, which creates states that the API cannot create. */
export const HOOK_PATH = '/__mock/hook';
