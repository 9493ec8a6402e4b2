import { text } from 'node:stream/consumers';
import type { Connect, Logger, Plugin } from 'vite';

const receive =
  (reportUrl: string, logger: Logger): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (request.method !== 'POST' || request.url !== reportUrl) return next();
    void text(request).then((report) => {
      logger.info(`report: ${report}`);
      response.writeHead(204).end();
    }, next);
  };

/** Prints the reports to a path of the site, in development and in the preview (docs/error-reporting.md). */
export function receiveReports(reportUrl: string): Plugin {
  return {
    name: 'receive-reports',
    configureServer: ({ config, middlewares }) => {
      middlewares.use(receive(reportUrl, config.logger));
    },
    configurePreviewServer: ({ config, middlewares }) => {
      middlewares.use(receive(reportUrl, config.logger));
    },
  };
}
