// Renders the films of the lessons: node media/videos/make.mjs [key …]. Needs ffmpeg. `--stills FOLDER` writes one still of each part for
// review instead, and a sheet of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { frame, partsOf, secondsOf } from './film.mjs';
import { films } from './films/all.mjs';
import { HEIGHT, WIDTH, show } from './places.mjs';

/** @typedef {import('./scenes.mjs').LessonFilm} LessonFilm */

const RATE = 15;
const [W, H] = [1280, 720];
/** Loops repeat their frames; this many are kept. */
const KEPT = 90;
const AHEAD = 3;
const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../backend/seed/videos');

/** @param {string} drawn */
const picture = (drawn) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`,
    ),
  );

// A key frame every four seconds keeps seeking fast; faststart puts the index first, so playback begins before the file is complete.
const CODEC =
  `-c:v libx264 -profile:v main -pix_fmt yuv420p -preset medium -tune animation -crf 32 -g ${RATE * 4} -bf 3 ` +
  '-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-movflags +faststart -map_metadata -1 -fflags +bitexact -f mp4';

/** @param {string} key @param {LessonFilm} film */
async function make(key, film) {
  const file = join(OUT, `${key}.mp4`);
  const draft = `${file}.tmp`;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${W}x${H} -r ${RATE} -i -`;
  const ffmpeg = spawn('ffmpeg', `-y -loglevel error ${input} ${CODEC}`.split(' ').concat(draft), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  /** @type {Map<string, Promise<Buffer>>} */
  const drawn = new Map();
  const total = Math.round(secondsOf(film) * RATE);
  const begun = Date.now();
  let made = 0;
  /** @param {number} n */
  function pixels(n) {
    const svg = frame(film, n / RATE);
    const known = drawn.get(svg);
    if (known) return known;
    const coming = picture(svg).removeAlpha().raw().toBuffer();
    made += 1;
    drawn.set(svg, coming);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= KEPT) break;
      drawn.delete(oldest);
    }
    return coming;
  }
  // A few frames ahead, so that drawing and encoding overlap.
  const coming = [pixels(0)];
  for (let n = 0; n < total; n += 1) {
    for (let ahead = n + coming.length; ahead < Math.min(total, n + AHEAD); ahead += 1) coming.push(pixels(ahead));
    const current = await coming.shift();
    if (current && !ffmpeg.stdin.write(current)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg exited with ${code} for ${key}`);
  renameSync(draft, file);
  await picture(show(film.side.draw(film.side.poster)))
    .resize(1280, 720)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(OUT, `${key}.webp`));
  const size = Math.round(statSync(file).size / 1024);
  console.log(
    `${key} ${secondsOf(film)} s, ${size} KiB, ${made} of ${total} frames drawn, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
}

/** One still of each part, in a row. @param {string} key @param {LessonFilm} film @param {string} folder @param {number} share of the part */
async function stills(key, film, folder, share) {
  mkdirSync(folder, { recursive: true });
  let start = 0;
  const tiles = [];
  for (const { seconds } of partsOf(film)) {
    tiles.push(
      await picture(frame(film, start + seconds * share))
        .resize(520, 293)
        .png()
        .toBuffer(),
    );
    start += seconds;
  }
  await sharp({ create: { width: 4 * 524, height: 2 * 297, channels: 3, background: '#222' } })
    .composite(tiles.map((input, n) => ({ input, left: (n % 4) * 524, top: Math.floor(n / 4) * 297 })))
    .png()
    .toFile(join(folder, `${key}.png`));
}

const args = process.argv.slice(2);
const at = args.indexOf('--stills');
const [folder = '', share = '0.8'] = at === -1 ? [] : args.splice(at).slice(1);
for (const [key, film] of Object.entries(films))
  if (args.length === 0 || args.includes(key))
    await (folder ? stills(key, film, folder, Number(share)) : make(key, film));
