import type { EndedCall } from '@fitness/api-contract/client';

/** The build and the page of a report. */
type Context = {
  /** The version and commit of the build. */
  release: string;
  /** The path of the page as in the route table, `/{product}/review`; `unknown` for any other. */
  route: string;
};

/** The report of an error, without personal data. */
export type ErrorReport = Context & {
  kind: 'error';
  /** The id that the page shows. */
  id: string;
  name: string;
  /** The message without texts, numbers and URLs that could be personal data. */
  message: string;
  /** Stack frames in the build's files, `r8gq0kL.js:1:2345`, innermost first. */
  stack: readonly string[];
  /** The last calls to the backend, oldest first. */
  calls: readonly EndedCall[];
};

/** The report of one web vital of a page load. */
export type MetricReport = Context & {
  kind: 'metric';
  name: string;
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
};

export type Report = ErrorReport | MetricReport;

/** Sends a report to a reporting service, in the service's format. */
export type SendReport = (report: Report) => void;
