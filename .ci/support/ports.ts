import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that nothing listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Every address of this machine and of `localhost`: some systems let a program listen on one of them while another listens on all. */
const hosts = [undefined, '127.0.0.1', '::1'];

async function isTaken(port: number, host: string | undefined): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return false;
  } catch (error) {
    // Without IPv6 the address does not exist.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  }
}

/**
 * The port of the option `--port`; ends the process with a message if it is invalid or in use. `command` is the command line up to
 * the port.
 */
export async function readPort(value: string, command: string): Promise<number> {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    console.error(`--port ${value} is no port: choose a number up to 65535.`);
    process.exit(2);
  }
  for (const host of hosts)
    if (port !== 0 && (await isTaken(port, host))) {
      console.error(`Port ${port} is taken: choose another one, such as ${command} ${port + 1}.`);
      process.exit(1);
    }
  return port;
}
