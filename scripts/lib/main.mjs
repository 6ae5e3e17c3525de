import { red } from './log.mjs';
import { Problem } from './settings.mjs';

/** Runs a command's work: a Problem the operator can fix is printed as a message, anything else with its stack. @param {() => Promise<void>} work */
export function runMain(work) {
  work().catch((error) => {
    console.error(red(`\n${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`));
    process.exit(1);
  });
}
