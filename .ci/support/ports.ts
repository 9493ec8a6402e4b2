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

/** Every address of this machine, and those of `localhost`: some systems give one program a port of another's on all. */
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
 * The port that the option `--port` of a command names; ends the process with a sentence where it is none or taken. `command` is
 * what comes before the port on the command line.
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
