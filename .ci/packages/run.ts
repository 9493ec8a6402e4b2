import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command and returns its output; rejects with it where the command fails. */
export async function run(command: string, args: readonly string[], cwd = '.'): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, {
      cwd,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout: string; stderr: string };
    throw new Error(`${message}\n${stdout}${stderr}`, { cause: error });
  }
}
