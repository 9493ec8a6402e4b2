#!/usr/bin/env node
import { main as contract } from './contract/command/main.ts';

const USAGE = `Usage: mocks contract --base-url URL   tests a running backend against openapi.yaml
       mocks server                    starts the mock backend
Options: mocks contract --help`;

/** The server is not bundled with this command, because msw needs a newer Node.js. */
async function server(args: readonly string[]): Promise<void> {
  try {
    const { main } = await import('@fitness/mocks/server');
    await main(args);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      `The server needs its dependencies and @fitness/api-contract, installed in one folder: ${(error as Error).message}`,
    );
    process.exitCode = 2;
  }
}

const [command = '', ...args] = process.argv.slice(2);
if (command === 'contract') await contract(args);
else if (command === 'server') await server(args);
else {
  console.error(USAGE);
  process.exitCode = ['--help', 'help'].includes(command) ? 0 : 2;
}
