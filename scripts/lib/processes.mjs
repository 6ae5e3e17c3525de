import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { Problem } from './settings.mjs';

/** A third of the processor time of another process: a tenth, as BELOW_NORMAL gives, would stop it beside a busy program. */
const GIVING_WAY = 5;

/**
 * Runs a command to completion; output goes to `log`, and its last lines into the error when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, log?: string, env?: NodeJS.ProcessEnv, inherit?: boolean }} options
 * @returns {Promise<void>}
 */
export async function run(command, args, { cwd, log, env, inherit }) {
  const code = await exitCode(command, args, { cwd, log, env, inherit });
  if (code !== 0)
    throw new Problem(
      `\`${command} ${args.join(' ')}\` ended with code ${code}.${log ? `\n${tail(log)}\nThe whole log: ${log}` : ''}`,
    );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, log?: string, env?: NodeJS.ProcessEnv, inherit?: boolean, givesWay?: boolean }} options `givesWay`: others
 * come first, as long as they compute
 * @returns {Promise<number>}
 */
export function exitCode(command, args, { cwd, log, env = process.env, inherit = false, givesWay = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: inherit ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    // What it starts inherits it.
    if (givesWay && child.pid !== undefined) setPriority(child.pid, GIVING_WAY);
    if (log && !inherit) {
      const file = openLog(log, 'w');
      child.stdout?.pipe(file);
      child.stderr?.pipe(file);
    } else if (!inherit) {
      child.stdout?.resume();
      child.stderr?.resume();
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} path @param {string} flags */
function openLog(path, flags) {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path, { flags });
}

/** The last lines of a log, for an actionable error message. */
export function tail(/** @type {string} */ path, lines = 25) {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}

/**
 * A long-running service of the shop in its own process group, so that stopping it stops its children too.
 * @param {string} name
 * @param {string[]} args of node, or of another program
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string, program?: string }} options
 */
export function startService(name, args, { cwd, env, log, program = process.execPath }) {
  const file = openLog(log, 'a');
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  let running = true;
  void ended.then(() => (running = false));
  const signal = (/** @type {NodeJS.Signals} */ kind) => {
    if (running && child.pid) {
      try {
        process.kill(-child.pid, kind);
      } catch {
        // Already exited.
      }
    }
  };
  return {
    name,
    log,
    pid: child.pid,
    ended,
    isRunning: () => running,
    kill: () => signal('SIGKILL'),
    /** To the process alone, without its children. @param {NodeJS.Signals} kind */
    signalSelf: (kind) => child.kill(kind),
    async stop() {
      signal('SIGTERM');
      const timer = setTimeout(() => signal('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** @typedef {ReturnType<typeof startService>} Service */
