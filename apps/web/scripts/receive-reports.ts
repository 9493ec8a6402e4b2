import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

/** Prints the error reports that are sent to a path of the site (docs/hosting-and-security.md#error-reports), and passes other requests on. */
export function reportReceiver(reportPath: string, print: (line: string) => void) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'POST' || request.url !== reportPath) return next();
    void text(request).then(
      (report) => {
        print(`report: ${report}`);
        response.writeHead(204).end();
      },
      () => response.destroy(),
    );
  };
}

/** Receives reports in development, as the preview does. */
export function receiveReports(reportUrl: string): Plugin {
  return {
    name: 'receive-reports',
    configureServer: ({ config, middlewares }) => {
      middlewares.use(reportReceiver(reportUrl, (line) => config.logger.info(line)));
    },
  };
}
