import { readFileSync, readdirSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10;

/** @param {number | string} pid @returns {{ parent: number, ms: number } | null} null when it has ended */
function readProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Its own time plus that of its ended children, in user and system mode.
    const ms = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]) * TICK_MS, 0);
    return { parent: Number(fields[1]), ms };
  } catch {
    return null;
  }
}

/** CPU milliseconds that a process and its children have used since they started (Linux). @param {number} pid */
export function cpuMs(pid) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(pid))
    .map(readProcess)
    .filter((entry) => entry?.parent === pid);
  return [readProcess(pid), ...children].reduce((sum, entry) => sum + (entry?.ms ?? 0), 0);
}
