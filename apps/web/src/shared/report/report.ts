import type { EndedCall } from '@fitness/api-contract/client';

/** Where and in which build something happened. */
type Context = {
  /** The name of the build. */
  release: string;
  /** The path of the page as in the route table, `/{product}/review`; `unknown` for any other. */
  route: string;
};

/** An error that a user had, without anything about the user. */
export type ErrorReport = Context & {
  kind: 'error';
  /** The id that the page shows. */
  id: string;
  name: string;
  /** What is left of the message without texts, numbers and addresses that could be personal. */
  message: string;
  /** Places in the build's files, `r8gq0kL.js:1:2345`, the innermost first. */
  stack: readonly string[];
  /** The last calls of the backend, the newest last. */
  calls: readonly EndedCall[];
};

/** One of the web vitals of a page load. */
export type MetricReport = Context & {
  kind: 'metric';
  name: string;
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
};

export type Report = ErrorReport | MetricReport;

/** An adapter: takes reports to a service, in its form. */
export type SendReport = (report: Report) => void;
