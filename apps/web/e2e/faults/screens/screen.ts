import type { Page } from '@playwright/test';
import type { FaultName } from '../kinds.ts';

/** What the user sees after a fault. */
export type Outcome = {
  texts: readonly string[];
  /** The text of the session notice, which the test closes. */
  notice?: string;
  /** Whether the user can retry with success. */
  canRetry: boolean;
  /** Whether the failure of an action is a text on the page instead of an alert. */
  isInline?: boolean;
  /** How often the action has been sent before the user retries; by default once. */
  requests?: number;
};

type Exception = Partial<Outcome> & { faults: readonly FaultName[]; why: string };

type Common = {
  /** Unique among the screens of an operation. */
  id: string;
  user: 'visitor' | 'customer1' | 'customer2' | 'trainer1' | 'master1';
  path: string;
  /** The heading of the page. */
  title: string;
  /** The panel with the data; by default the whole page or dialog. */
  panel?: string;
  isInDialog?: boolean;
  /** Texts of the page that no fault changes. */
  beside?: readonly string[];
  exceptions?: readonly Exception[];
};

/** A read and where its data is shown. */
export type ReadScreen = Common & {
  type: 'read';
  /** A text of the data, among the first rows. */
  data: string;
  failed: readonly string[];
  /** The texts shown for the response `null`. */
  none: readonly string[];
  /** The app has a shorter time limit for this request, so the clock need not be advanced. */
  hasOwnLimit?: true;
  /** The part with the data reads once more when it is opened after the failure, unless that is still pending. */
  isReadAgain?: true;
  /** Why there is no 다시 시도. */
  noRetry?: string;
  /** The steps of the user before the data is shown. */
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
  /** Whether the failure is a text on the page instead of an alert. */
  isInline?: boolean;
  success: string;
  /** Whether the app needs the response's fields, so that a response without them is a failure. */
  needsResponse?: boolean;
  /** Checks that the input is kept. */
  expectKept?: (page: Page) => Promise<void>;
};

export type Screen = ReadScreen | ActionScreen;
