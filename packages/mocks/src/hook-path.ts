/** The path of the mock server's hook, which makes states that the API cannot make. */
export const HOOK_PATH = '/__mock/hook';
