// How large the shop must be for so many visitors at once: a simulation from what a visit costs (lib/scale/costs.mjs). docs/scale.md
// says how to read it. `npm run plan:scale [-- visitors … [--target ms] [--load percent] [--set figure=value] [--least-busy] [--seed n]
// [--machine-cores n] [--core-hour price] [--memory-hour price] [--traffic price] [--figures]]`
import { parseArgs } from 'node:util';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { AVERAGE_OF_PEAK, writeBill } from './lib/scale/bill.mjs';
import { FIGURES, readValues } from './lib/scale/costs.mjs';
import { findBottleneck, findServers, prepare, readWork } from './lib/scale/plan.mjs';
import { makeRequests, ORDER, ROLES } from './lib/scale/requests.mjs';
import { visitSeconds, visitsPerSecond } from './lib/scale/visits.mjs';
import { Problem } from './lib/settings.mjs';

/** @typedef {import('./lib/scale/requests.mjs').RequestKind} RequestKind */
/** @typedef {import('./lib/scale/requests.mjs').Role} Role */
/** @typedef {ReturnType<typeof readOptions>} Options */

const SIZES = [1000, 10_000, 100_000];
/** The base in `ops/kubernetes`; one core for the proxy and four for the database. @type {Record<Role, number>} */
const TODAY = { proxy: 1, storefront: 2, backend: 2, orderNumber: 1, connections: 20, database: 4, worker: 1 };
/** Estimate: pages of all languages that somebody visits. */
const VISITED_PAGES = 300;

/** @type {Record<Role, string>} */
const TITLES = {
  proxy: 'cores of the proxy',
  storefront: 'storefronts',
  backend: 'backends (`ROLE=web`)',
  orderNumber: 'counter of order numbers',
  connections: 'connections in use',
  database: 'cores of the database',
  worker: 'workers',
};
/** @type {Role[]} */
const PROCESSORS = ['proxy', 'storefront', 'backend', 'database', 'worker'];

const count = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
const row = (/** @type {(string | number)[]} */ cells) => say(`| ${cells.join(' | ')} |`);

/** @param {string[]} heads */
function head(heads) {
  row(heads);
  say(`|${heads.map(() => '---').join('|')}|`);
}

/** @param {string} text @param {string} name */
function readNumber(text, name) {
  const value = Number(text);
  if (text === '' || !(value >= 0) || value === Number.POSITIVE_INFINITY)
    throw new Problem(`${name} must be a number and at least 0, not "${text}".`);
  return value;
}

/** @param {string[]} texts of the form `orders=0.3` */
const readChanges = (texts) =>
  Object.fromEntries(
    texts.map((text) => {
      const [name = '', value = ''] = text.split('=');
      if (!Object.hasOwn(FIGURES, name)) throw new Problem(`There is no figure "${name}"; --figures lists them.`);
      return [name, readNumber(value, name)];
    }),
  );

function readOptions() {
  const number = (/** @type {string} */ value) => /** @type {const} */ ({ type: 'string', default: value });
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      target: number('100'),
      load: number('80'),
      seed: number('1'),
      'machine-cores': number('4'),
      // Round numbers, to be replaced by those of a provider.
      'core-hour': number('0.03'),
      'memory-hour': number('0.004'),
      traffic: number('0.01'),
      set: { type: 'string', multiple: true, default: [] },
      'least-busy': { type: 'boolean', default: false },
      figures: { type: 'boolean', default: false },
    },
  });
  return {
    sizes: positionals.length > 0 ? positionals.map((value) => readNumber(value, 'visitors')) : SIZES,
    values: readValues(readChanges(values.set)),
    targetMs: readNumber(values.target, '--target'),
    mostLoad: Math.min(1, Math.max(0.01, readNumber(values.load, '--load') / 100)),
    seed: readNumber(values.seed, '--seed'),
    leastBusy: values['least-busy'],
    machineCores: Math.max(1, readNumber(values['machine-cores'], '--machine-cores')),
    prices: {
      coreHour: readNumber(values['core-hour'], '--core-hour'),
      memoryHour: readNumber(values['memory-hour'], '--memory-hour'),
      traffic: readNumber(values.traffic, '--traffic'),
    },
    figuresOnly: values.figures,
  };
}

function printFigures() {
  head(['figure', 'value', '', 'from']);
  for (const [name, { value, unit, measured, from }] of Object.entries(FIGURES))
    row([`\`${name}\``, `${value} ${unit}`, measured ? 'measured' : 'estimate', from]);
}

/** @param {RequestKind[]} kinds */
function printVisit(kinds) {
  say(`A visit of ${visitSeconds(kinds).toFixed(0)} s, in CPU-ms:\n`);
  head(['', 'a visit', ...PROCESSORS]);
  const perVisit = (/** @type {RequestKind} */ kind, /** @type {Role} */ role) =>
    kind.perVisit * (kind.work[role] ?? 0);
  for (const kind of kinds)
    row([kind.name, Number(kind.perVisit.toFixed(2)), ...PROCESSORS.map((role) => perVisit(kind, role).toFixed(1))]);
  const sums = PROCESSORS.map((role) => kinds.reduce((sum, kind) => sum + perVisit(kind, role), 0));
  row(['all', '', ...sums.map((sum) => sum.toFixed(1))]);
}

/** @param {RequestKind[]} kinds @param {Options} options */
function printToday(kinds, { sizes, seed, leastBusy }) {
  say('\nThe base in `ops/kubernetes` as it is (load, and p99 of the wait):\n');
  head(['', 'number', 'full with', ...sizes.map((size) => `${count(size)} at once`)]);
  const results = sizes.map((visitors) => prepare({ kinds, visitors, seed, leastBusy })(TODAY));
  for (const role of ROLES) {
    // From the costs, not from the simulation: what stands in one queue does not arrive at the next.
    const cells = sizes.map((visitors, at) => {
      const load = readWork(kinds, visitors)[role] / TODAY[role];
      if (load >= 1) return `**overloaded: ${load.toFixed(1)} times what it can do**`;
      return `${percent(load)}, ${count(results[at]?.[role].p99 ?? 0)} ms`;
    });
    row([TITLES[role], TODAY[role], count(TODAY[role] / readWork(kinds, 1)[role]), ...cells]);
  }
}

/** @param {RequestKind[]} kinds @param {Options} options */
function printPlans(kinds, { sizes, targetMs, mostLoad, seed, leastBusy, machineCores, prices, values }) {
  const plans = sizes.map((visitors) => {
    const plan = findServers({ kinds, visitors, targetMs, mostLoad, seed, leastBusy });
    const visits = visitsPerSecond(kinds, visitors);
    const bill = writeBill({ kinds, visitors, servers: plan.servers, machineCores, prices });
    return { visits, bottleneck: findBottleneck(kinds, plan.servers), bill, ...plan };
  });
  const heads = ['', ...sizes.map((size) => `${count(size)} at once`)];
  const line = (/** @type {string} */ title, /** @type {(plan: (typeof plans)[number]) => string} */ tell) =>
    row([title, ...plans.map(tell)]);

  say(
    `\nThe smallest numbers that are loaded at most ${percent(mostLoad)}, and with which 99 of 100 wait at most ${targetMs} ms in each queue (load; p50 and p99 of the wait):\n`,
  );
  head(heads);
  for (const role of ROLES)
    line(TITLES[role], ({ servers, results, late }) => {
      const { load, p50, p99 } = results[role];
      const text = `${servers[role]} (${percent(load)}; ${count(p50)} and ${count(p99)} ms)`;
      return late.includes(role) ? `**${text}: too slow, and there can not be more**` : text;
    });

  const orders = kinds.find(({ name }) => name === ORDER)?.perVisit ?? 0;
  say(
    `\nWhat that takes, at ${prices.coreHour} per core-hour, ${prices.memoryHour} per GB-hour of memory and ${prices.traffic} per GB sent, a month at ${percent(AVERAGE_OF_PEAK)} of the peak:\n`,
  );
  head(heads);
  line('visits a second', ({ visits }) => visits.toFixed(1));
  line('orders a second', ({ visits }) => (visits * orders).toFixed(2));
  line('cores', ({ bill }) => count(bill.cores));
  line(
    `machines of ${machineCores} cores, and that of the database`,
    ({ bill, servers }) => `${bill.machines - 1}, and 1 of ${servers.database}`,
  );
  line('memory, GB', ({ bill }) => count(bill.memoryGb));
  line('connections that may be open', ({ bill }) => count(bill.connections));
  line('pages, Mbit/s', ({ bill }) => count(bill.pageMbits));
  line('films, Mbit/s', ({ bill }) => count(bill.filmMbits));
  line('sent in a month, TB', ({ bill }) => Number((bill.trafficGb / 1000).toFixed(1)).toLocaleString('en'));
  line('a month: machines + sent', ({ bill }) => `${count(bill.price - bill.sentPrice)} + ${count(bill.sentPrice)}`);
  line('full first', ({ bottleneck: { role, visitors } }) => `${TITLES[role]}, with ${count(visitors)}`);
  line(`core-seconds to render ${VISITED_PAGES} pages in each storefront`, ({ servers }) =>
    count((servers.storefront * VISITED_PAGES * values.renderedPage) / 1000),
  );
}

runMain(async () => {
  const options = readOptions();
  if (options.figuresOnly) {
    printFigures();
    return;
  }
  const kinds = makeRequests(options.values);
  printVisit(kinds);
  printToday(kinds, options);
  printPlans(kinds, options);
});
