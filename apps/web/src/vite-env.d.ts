/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_PRODUCT?: string;
  /** Set by vite.config.ts, so that a build without mocks excludes their code. */
  readonly VITE_MOCKS: 'all' | 'third-party' | 'off';
  /** The version and commit of a build, unless another value is configured. */
  readonly VITE_RELEASE?: string;
  /** Validated by vite.config.ts; empty if nothing is reported. */
  readonly VITE_REPORT_URL?: string;
  readonly VITE_PORTONE_STORE_ID?: string;
  readonly VITE_PORTONE_CHANNEL_KEY?: string;
  readonly VITE_MAP_KEY?: string;
  readonly VITE_PAY_TEST?: 'on' | 'off';
}
