import type { Page } from '@playwright/test';
import type { FaultName } from '../kinds.ts';

/** What the user sees of a fault. */
export type Outcome = {
  texts: readonly string[];
  /** The session notice, which is closed. */
  notice?: string;
  /** Whether the user tries again and succeeds. */
  canRetry: boolean;
};

type Exception = Partial<Outcome> & { faults: readonly FaultName[]; why: string };

type Common = {
  /** Unique among the screens of an operation. */
  id: string;
  user: 'visitor' | 'customer1' | 'customer2' | 'trainer1' | 'master1';
  path: string;
  /** The heading of the page. */
  title: string;
  /** The panel of the data; otherwise the whole page or dialog. */
  panel?: string;
  isInDialog?: boolean;
  /** Texts of the page that every fault leaves as they are. */
  beside?: readonly string[];
  exceptions?: readonly Exception[];
};

/** A read and the place of its data. */
export type ReadScreen = Common & {
  type: 'read';
  /** A text of the data, among the first rows. */
  data: string;
  failed: readonly string[];
  /** The texts for `null`. */
  none: readonly string[];
  /** The app itself waits less for it than for other responses, so that no time has to pass. */
  hasOwnLimit?: true;
  /** Why there is no 다시 시도. */
  noRetry?: string;
  /** What the user does before the data is shown. */
  open?: (page: Page) => Promise<void>;
};

/** A request that an action of the user sends. */
export type ActionScreen = Common & {
  type: 'action';
  prepare: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Sends it again after a failure. */
  sendAgain?: (page: Page) => Promise<void>;
  failure: (reason: string) => readonly string[];
  /** The failure is no alert but a text of the page. */
  isInline?: boolean;
  success: string;
  /** The response has to be read, so one without its fields has failed. */
  needsResponse?: boolean;
  /** Checks what was typed and chosen. */
  expectKept?: (page: Page) => Promise<void>;
};

export type Screen = ReadScreen | ActionScreen;
