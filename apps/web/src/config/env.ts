/** What the build was configured with; every value has a working default (README, "Configuration"). */
export const env = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? 'http://localhost:8080',
  product: import.meta.env.VITE_PRODUCT ?? 'fitness',
  mocks: import.meta.env.VITE_MOCKS,
  portoneStoreId: import.meta.env.VITE_PORTONE_STORE_ID ?? '',
  portoneChannelKey: import.meta.env.VITE_PORTONE_CHANNEL_KEY ?? '',
  mapKey: import.meta.env.VITE_MAP_KEY ?? '',
  payTest: import.meta.env.VITE_PAY_TEST === 'on',
} as const;
