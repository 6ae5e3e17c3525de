import { red } from './log.mjs';
import { Problem } from './settings.mjs';

/** Runs a command's work: a problem the operator can mend is printed in words, anything else with its stack. @param {() => Promise<void>} work */
export function runMain(work) {
  work().catch((error) => {
    console.error(red(`\n${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`));
    process.exit(1);
  });
}
