import type { Query } from './page-queries.ts';

/** A page in one of the engines, with the actions of the steps. */
export type EnginePage = {
  setWidth: (width: number) => Promise<void>;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Clicks the element of a query; false while it is not there or cannot be clicked. */
  click: (query: Query) => Promise<boolean>;
  /** Clicks the element of a query and navigates elsewhere at once; false while it is not there. */
  clickAndLeave: (query: Query, url: string) => Promise<boolean>;
  /** Selects the option of a select element; false while it is not there. */
  select: (query: Query, option: string) => Promise<boolean>;
  /** Types into the focused field in place of its content. */
  replaceText: (text: string) => Promise<void>;
  /** The visible text of the element of a query, or of the page; undefined while it is not there. */
  text: (query?: Query) => Promise<string | undefined>;
  url: () => Promise<URL>;
  /** The errors of the console and the page since the last call, in engines that expose them. */
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
