/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_PRODUCT?: string;
  /** Normalised by vite.config.ts, so that a build without mocks drops their code. */
  readonly VITE_MOCKS: 'all' | 'third-party' | 'off';
  /** Normalised by vite.config.ts: never on in a build. */
  readonly VITE_DRIFT: 'on' | 'off';
  /** The version and commit of a build, where nothing else is given. */
  readonly VITE_RELEASE?: string;
  /** Checked by vite.config.ts; empty where nothing is reported. */
  readonly VITE_REPORT_URL?: string;
  readonly VITE_PORTONE_STORE_ID?: string;
  readonly VITE_PORTONE_CHANNEL_KEY?: string;
  readonly VITE_MAP_KEY?: string;
  readonly VITE_PAY_TEST?: 'on' | 'off';
}
