// The mocked payment and maps services take any value.
const isMocked = import.meta.env.VITE_MOCKS !== 'off';
const testValue = (name: string) => (isMocked ? `test-${name}` : '');

/** The configuration of the build; missing or empty values have defaults. */
export const env = {
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL || 'http://localhost:8080',
  product: import.meta.env.VITE_PRODUCT || 'fitness',
  release: import.meta.env.VITE_RELEASE || 'development',
  mocks: import.meta.env.VITE_MOCKS,
  portoneStoreId: import.meta.env.VITE_PORTONE_STORE_ID || testValue('store'),
  portoneChannelKey: import.meta.env.VITE_PORTONE_CHANNEL_KEY || testValue('channel-key'),
  mapKey: import.meta.env.VITE_MAP_KEY || testValue('map-key'),
  payTest: import.meta.env.VITE_PAY_TEST ? import.meta.env.VITE_PAY_TEST === 'on' : isMocked,
} as const;
