import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staticHandler } from './static-handler.ts';

const host = '127.0.0.1';

/** Serves a folder on this machine; port 0 selects a free one. Rejects when the port is in use. `print` receives error reports. */
export async function serveFolder(
  folder: string,
  port = 0,
  print: (line: string) => void = () => undefined,
) {
  const server = createServer(staticHandler(folder, print)).listen(port, host);
  await once(server, 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
