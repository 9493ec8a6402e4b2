import type { Query } from './page-queries.ts';

/** A page in one of the engines, with what the steps need. */
export type EnginePage = {
  setWidth: (width: number) => Promise<void>;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Presses what a query finds, as a pointer does; false while it is not there or cannot be pressed. */
  click: (query: Query) => Promise<boolean>;
  /** Presses what a query finds, and goes to another page in the same moment; false while it is not there. */
  clickAndLeave: (query: Query, url: string) => Promise<boolean>;
  /** Selects the option of a select element; false while it is not there. */
  select: (query: Query, option: string) => Promise<boolean>;
  /** Types into the focused field in place of its content. */
  replaceText: (text: string) => Promise<void>;
  /** The visible text of what a query finds or of the page; undefined while it is not there. */
  text: (query?: Query) => Promise<string | undefined>;
  url: () => Promise<URL>;
  /** What the console and the page reported as errors since the last call, where the engine tells. */
  takeErrors: () => string[];
  screenshot: () => Promise<Uint8Array>;
};

/** A browser that has been started. */
export type RunningEngine = { version: string; page: EnginePage; close: () => Promise<void> };

/** An engine, and the widths at which its steps are done. */
export type Engine = {
  name: string;
  widths: readonly number[];
  start: () => Promise<RunningEngine>;
};
