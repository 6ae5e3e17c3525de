import { dim, red, say } from '../log.mjs';
import { tail } from '../processes.mjs';

/** @typedef {import('./cluster.mjs').Member} Member */

/** A process that ends sooner than this after its start has a fault of its own. */
const QUICK_END_MS = 60_000;
const MAX_QUICK_ENDS = 3;

/**
 * Starts each process anew that ends by itself, as a supervisor does, until one does it again and again. Processes can be replaced one by
 * one meanwhile.
 * @param {{ members: Member[], serviceOf: (name: string) => { ended: Promise<number>, log: string }, startMember: (member: Member) => Promise<void>,
 *   roll: (onReplace: (member: Member) => void) => Promise<void> }} cluster
 * @param {{ isStopping: () => boolean, onFailure: (error: unknown) => void }} options
 */
export function supervise(cluster, { isStopping, onFailure }) {
  let isRolling = false;
  /** How many are being started. */
  let returning = 0;
  const fail = (/** @type {unknown} */ error) => {
    if (!isStopping()) onFailure(error);
  };

  const watch = (/** @type {Member} */ member, quickEnds = 0) => {
    const service = cluster.serviceOf(member.name);
    const begun = Date.now();
    void service.ended.then(async (code) => {
      if (isStopping() || isRolling) return;
      say(red(`\n${member.name} stopped unexpectedly (code ${code}). The last lines of ${service.log}:`));
      say(tail(service.log));
      const ends = Date.now() - begun < QUICK_END_MS ? quickEnds + 1 : 1;
      if (ends > MAX_QUICK_ENDS) return fail(new Error(`${member.name} does not stay.`));
      say(dim(`▸ Starting ${member.name} again`));
      returning += 1;
      try {
        await cluster.startMember(member);
      } catch (error) {
        return fail(error);
      } finally {
        returning -= 1;
      }
      say(`${member.name} is back.`);
      watch(member, ends);
    });
  };
  const watchAll = () => {
    for (const member of cluster.members) watch(member);
  };
  watchAll();

  return {
    /** Replaces all processes, one after the other. */
    async replaceAll() {
      if (isRolling || isStopping()) return;
      if (returning > 0) return say('A process is being started: try again when it is back.');
      isRolling = true;
      try {
        await cluster.roll(({ name }) => say(dim(`▸ Replacing ${name}`)));
        isRolling = false;
        say('All processes are replaced.');
        // Also those that ended meanwhile.
        watchAll();
      } catch (error) {
        fail(error);
      }
    },
  };
}
