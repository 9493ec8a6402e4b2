import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { env } from '../../config/env.ts';
import { sitePath } from '../site-path.ts';
import { recentCalls } from '../api/recent-calls.ts';
import { createErrorReporter } from './error-reporter.ts';
import { createHttpAdapter } from './http-adapter.ts';
import { onReportedError } from './report-error.ts';
import { routeOf } from './route-of.ts';

/** The adapter of this build; replace it here to use another service (docs/error-reporting.md). */
const send = createHttpAdapter(env.reportUrl);

const contextOf = () => ({ release: env.release, route: routeOf(sitePath()) });

/** Reports errors and web vitals of this page load from now on. */
export function startReporting() {
  const report = createErrorReporter({ send, contextOf, callsOf: recentCalls });
  onReportedError(report);
  // Errors of cross-origin scripts have no error object.
  window.addEventListener('error', ({ error }) => error && report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  // Read now, because web vitals belong to the page that was loaded, even if they are reported on a later page.
  const context = contextOf();
  const sendMetric = ({ name, value, rating }: Metric) =>
    send({ kind: 'metric', ...context, name, value: Math.round(value * 1000) / 1000, rating });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(sendMetric);
}
