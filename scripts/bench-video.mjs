// A hundred viewers of lessons at once, each reading at playback speed and seeking; then as fast as they can; then
// a hundred clients that stopped reading; then a hundred that begin a film in parts (HLS). `npm run bench:video [-- viewers]` exits with 1 when a limit is exceeded:
// the storefront stays below 400 MB, and 99 % of requests get their first byte, and of films in parts their first part, within a second.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { cpuMs } from './lib/cpu.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { figure } from './lib/figures.mjs';
import { bold, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

const VIEWERS = Number(process.argv[2] ?? 100);
const SECONDS = 20;
/** Bit rate of a 1080p video, with a margin. */
const PACE = 600 * 1024;
const SEEK_EVERY_MS = 4000;
const MEGABYTE = 1024 * 1024;
const FILM_BYTES = 200 * MEGABYTE;
const MOST_MEMORY = 400;
const MOST_WAIT_MS = 1000;
const ASSET = 'bench-film';
const PACKAGED = 'hbench00001';

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const rssMb = (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** As lib/academy/playback-cookie.ts signs it. @param {string} secret */
function signCookie(secret) {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'playback cookie', 32));
  const signature = createHmac('sha256', key).update(`v1.${ASSET}.${expires}`).digest('base64url');
  return `pv_${ASSET}=v1.${expires}.${signature}`;
}

/** Too large to fit into a page cache by chance. @param {string} dir */
async function writeFilm(dir) {
  mkdirSync(dir, { recursive: true });
  const file = createWriteStream(join(dir, 'video.mp4'));
  for (let written = 0; written < FILM_BYTES; written += MEGABYTE)
    if (!file.write(randomBytes(MEGABYTE))) await new Promise((resolve) => file.once('drain', () => resolve(null)));
  await new Promise((resolve) => file.end(() => resolve(null)));
}

/** A film in one quality, of which only what a player needs to begin. Six seconds of 720p are about as large. @param {string} dir */
function writeParts(dir) {
  const folder = join(dir, PACKAGED);
  mkdirSync(folder, { recursive: true });
  const files = {
    'main.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1400000\n720p.m3u8\n',
    '720p.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="720p-init.mp4"\n#EXTINF:6,\n720p-00000.m4s\n#EXT-X-ENDLIST\n',
    '720p-init.mp4': randomBytes(1024),
    '720p-00000.m4s': randomBytes(MEGABYTE),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return Object.keys(files);
}

/** @typedef {{ firstBytes: number[], bytes: number, failures: number }} Tally */

/**
 * Reads from an offset of the video to its end, or until `until`. `pace` in bytes per second; 0 is unlimited.
 * @param {{ port: number, cookie: string, agent: Agent, tally: Tally }} door @param {number} start @param {number} until @param {number} pace
 * @returns {Promise<void>}
 */
function watch({ port, cookie, agent, tally }, start, until, pace) {
  return new Promise((resolve) => {
    const asked = performance.now();
    const headers = { host: `localhost:${port}`, cookie, range: `bytes=${start}-` };
    const call = request({ host: '127.0.0.1', port, path: `/media/v/${ASSET}/video.mp4`, agent, headers }, (answer) => {
      let read = 0;
      const end = setTimeout(() => answer.destroy(), Math.max(0, until - Date.now()));
      if (answer.statusCode !== 206) tally.failures += 1;
      answer.once('data', () => tally.firstBytes.push(performance.now() - asked));
      answer.on('data', (/** @type {Buffer} */ chunk) => {
        read += chunk.length;
        tally.bytes += chunk.length;
        const ahead = pace === 0 ? 0 : (read / pace) * 1000 - (performance.now() - asked);
        // A player buffers a second and then reads on as it plays.
        if (ahead > 1000) {
          answer.pause();
          setTimeout(() => answer.resume(), ahead - 500).unref();
        }
      });
      answer.on('error', () => undefined);
      answer.on('close', () => {
        clearTimeout(end);
        resolve();
      });
    });
    call.on('error', () => {
      tally.failures += 1;
      resolve();
    });
    call.end();
  });
}

/**
 * Begins a film in parts: playlist, quality, its start and its first part, one after the other, each as a whole.
 * @param {{ port: number, cookie: string, agent: Agent, tally: Tally }} door @param {string[]} names
 */
async function begin({ port, cookie, agent, tally }, names) {
  const asked = performance.now();
  for (const name of names) {
    const path = `/media/v/${ASSET}/${PACKAGED}/${name}`;
    const headers = { host: `localhost:${port}`, cookie };
    await new Promise((resolve) => {
      const call = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        if (answer.statusCode !== 200) tally.failures += 1;
        answer.on('data', (/** @type {Buffer} */ chunk) => {
          tally.bytes += chunk.length;
        });
        answer.on('close', () => resolve(null));
      });
      call.on('error', () => {
        tally.failures += 1;
        resolve(null);
      });
      call.end();
    });
  }
  tally.firstBytes.push(performance.now() - asked);
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** @param {boolean} right @param {string} what */
function check(right, what) {
  if (right) return;
  say(`  BROKEN: ${what}`);
  process.exitCode = 1;
}

/** Calls `work` for each viewer and prints the results. @param {string} title @param {number} pid @param {Tally} tally @param {() => Promise<unknown>[]} work @param {string} [what] what was waited for */
async function measure(title, pid, tally, work, what = 'first byte') {
  let most = rssMb(pid);
  const timer = setInterval(() => {
    most = Math.max(most, rssMb(pid));
  }, 100);
  const [start, cpu] = [Date.now(), cpuMs(pid)];
  await Promise.all(work());
  clearInterval(timer);
  const took = (Date.now() - start) / 1000;
  const share = (cpuMs(pid) - cpu) / 10 / took;
  const [half, most99] = [quantile(tally.firstBytes, 0.5), quantile(tally.firstBytes, 0.99)];
  say(bold(title));
  say(
    `  throughput   ${(tally.bytes / MEGABYTE / took).toFixed(0)} MB a second, storefront ${share.toFixed(0)} % of a processor`,
  );
  say(
    `  ${what.padEnd(12)} half within ${half.toFixed(1)} ms, 99 of 100 within ${most99.toFixed(1)} ms (${tally.firstBytes.length} requests)`,
  );
  say(`  memory       at most ${most.toFixed(0)} MB`);
  figure(`${VIEWERS} viewers, ${title}`, `${what} p99 ${most99.toFixed(0)} ms, at most ${most.toFixed(0)} MB`);
  check(tally.failures === 0, `${tally.failures} requests failed`);
  check(most < MOST_MEMORY, `more than ${MOST_MEMORY} MB`);
  return most99;
}

runMain(async () => {
  const work = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureInstalled();
  await ensureBuilt({ distDir: '.next-test', admin: false, logs: work });
  const shop = await startTemporaryShop({ work, distDir: '.next-test' });
  try {
    const { settings, environment } = shop;
    const film = join(settings.dataDir, 'private', 'videos', ASSET);
    await writeFilm(film);
    const { size } = statSync(join(film, 'video.mp4'));
    const pid = shop.services.find(({ name }) => name === 'storefront')?.pid ?? 0;
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    const cookie = signCookie(environment.secrets.SHOP_SECRET ?? '');
    const viewers = Array.from({ length: VIEWERS }, (_, n) => n);
    const newDoor = () => ({ port: settings.port, cookie, agent, tally: { firstBytes: [], bytes: 0, failures: 0 } });
    const anywhere = () => Math.floor(Math.random() * (size - 20 * MEGABYTE));
    say(`A video of ${size / MEGABYTE} MB, ${VIEWERS} viewers; the load generator shares the processors.\n`);

    const played = newDoor();
    const end = Date.now() + SECONDS * 1000;
    const wait99 = await measure(
      `Playing at ${PACE / 1024} KB a second, seeking every ${SEEK_EVERY_MS / 1000} s`,
      pid,
      played.tally,
      () =>
        viewers.map(async (n) => {
          await wait((n / VIEWERS) * SEEK_EVERY_MS);
          while (Date.now() < end) await watch(played, anywhere(), Math.min(end, Date.now() + SEEK_EVERY_MS), PACE);
        }),
    );
    check(wait99 < MOST_WAIT_MS, `the first byte took more than ${MOST_WAIT_MS} ms`);

    const fast = newDoor();
    const soon = Date.now() + 10_000;
    await measure('All at once, unthrottled', pid, fast.tally, () =>
      viewers.map(async () => {
        while (Date.now() < soon) await watch(fast, size - 20 * MEGABYTE, soon, 0);
      }),
    );

    const paused = newDoor();
    const later = Date.now() + 8000;
    await measure('Paused: the connection stays, nobody reads', pid, paused.tally, () =>
      viewers.map(() => watch(paused, 0, later, 1)),
    );

    const parts = writeParts(film);
    const begun = newDoor();
    const begin99 = await measure(
      'Beginning a film in parts, each viewer five times within 20 s',
      pid,
      begun.tally,
      () =>
        viewers.map(async (n) => {
          for (let round = 0; round < 5; round += 1) {
            await wait(round === 0 ? (n / VIEWERS) * SEEK_EVERY_MS : SEEK_EVERY_MS);
            await begin(begun, parts);
          }
        }),
      'first part',
    );
    check(begin99 < MOST_WAIT_MS, `the first part took more than ${MOST_WAIT_MS} ms`);
    agent.destroy();
  } finally {
    await shop.stop();
    rmSync(work, { recursive: true, force: true });
  }
});
