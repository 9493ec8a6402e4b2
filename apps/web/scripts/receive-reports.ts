import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

/** Prints an error report that was sent to a path of the site (docs/error-reporting.md); false for other requests. */
export function receiveReport(
  reportPath: string,
  request: IncomingMessage,
  response: ServerResponse,
  print: (line: string) => void,
): boolean {
  if (reportPath === '' || request.method !== 'POST' || request.url !== reportPath) return false;
  void text(request).then(
    (report) => {
      print(`report: ${report}`);
      response.writeHead(204).end();
    },
    () => response.destroy(),
  );
  return true;
}

/** Receives reports in development, as the preview does. */
export function receiveReports(reportUrl: string): Plugin {
  return {
    name: 'receive-reports',
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, response, next) => {
        const print = (line: string) => config.logger.info(line);
        if (!receiveReport(reportUrl, request, response, print)) next();
      });
    },
  };
}
