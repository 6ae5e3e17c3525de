import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** Visitors come first. */
const NICE = 10;
const MAX_OUTPUT = 1024 * 1024;
/** What ffmpeg says at the end of a failure, for the log. */
const MAX_REASON = 500;

/**
 * Demuxers that may read an upload: others (HLS, concat) open files and addresses that the file names. `file` alone keeps
 * them from the network.
 */
export const SAFE_INPUT = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov,matroska'];

export class ProgramFailed extends Error {}

/**
 * A program that was ended from outside, or had no room, which says nothing of the film: supervisors signal all programs of a
 * service that stops, and a machine without memory kills one.
 */
export class ProgramStopped extends Error {}

/** How ffmpeg ends after SIGTERM and SIGINT. */
const SIGNALLED = 255;
const DISK_FULL = 'No space left on device';

interface RunOptions {
  signal: AbortSignal;
  /** Called with each chunk of the output. */
  onOutput?: (text: string) => void;
}

/** Runs a program without a shell until it ends; it is killed when the signal aborts. Resolves to its output. */
export async function run(program: string, args: string[], { signal, onOutput }: RunOptions): Promise<Buffer> {
  signal.throwIfAborted();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
  lowerPriority(child);
  const output: Buffer[] = [];
  let length = 0;
  let reason = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (onOutput) return onOutput(chunk.toString());
    length += chunk.length;
    if (length <= 32 * MAX_OUTPUT) output.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    reason = (reason + chunk.toString()).slice(-MAX_REASON);
  });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(output));
      const isStopped = code === null || code === SIGNALLED || reason.includes(DISK_FULL);
      const Failure = isStopped ? ProgramStopped : ProgramFailed;
      reject(new Failure(`${path.basename(program)} ended with ${code ?? 'a signal'}: ${reason.trim()}`));
    });
  });
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // It has ended already.
  }
}

/** Programs that answered once. */
const present = new Set<string>();

/** Whether the program is there. */
export async function isThere(program: string): Promise<boolean> {
  if (present.has(program)) return true;
  try {
    await run(program, ['-hide_banner', '-version'], { signal: AbortSignal.timeout(30_000) });
    present.add(program);
    return true;
  } catch {
    return false;
  }
}

/** `ffprobe` lies beside `ffmpeg`. */
export const probeOf = (ffmpeg: string): string =>
  path.join(path.dirname(ffmpeg), path.basename(ffmpeg).replace('ffmpeg', 'ffprobe'));
