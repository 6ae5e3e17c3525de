// Renders the lesson videos: node media/videos/make.mjs [key …]. Needs ffmpeg. `--still SHARES FOLDER` writes single frames for review instead.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { level1 } from './lessons/level-1.mjs';
import { level2 } from './lessons/level-2.mjs';
import { level3 } from './lessons/level-3.mjs';
import { level4 } from './lessons/level-4.mjs';
import { HEIGHT, WIDTH } from './places.mjs';

const RATE = 25;
const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../backend/seed/videos');

/** `draw` returns the frame at a time in seconds; `poster` is the time of the frame that represents the lesson best. @typedef {{ seconds: number, poster: number, draw: (t: number) => string }} Lesson */

/** @type {Record<string, Lesson>} */
const lessons = Object.fromEntries(
  [level1, level2, level3, level4].flatMap((level, l) =>
    level.map((lesson, n) => [`lesson-${l + 1}-${n + 1}`, lesson]),
  ),
);

/** @param {Lesson} lesson @param {number} t */
const picture = ({ draw }, t) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${draw(t)}</svg>`,
    ),
  );

/** @param {string} key @param {Lesson} lesson */
async function film(key, lesson) {
  const file = join(OUT, `${key}.mp4`);
  const draft = `${file}.tmp`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', '-'];
  // A key frame every two seconds keeps seeking fast; faststart puts the index first, so playback begins before the file is complete.
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slower',
    '-tune',
    'animation',
  ];
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const output = [
    '-crf',
    '27',
    '-g',
    String(RATE * 2),
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-f',
    'mp4',
    draft,
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...colours, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < lesson.seconds * RATE; frame += 1) {
    const pixels = await picture(lesson, frame / RATE)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg exited with ${code} for ${key}`);
  renameSync(draft, file);
  await picture(lesson, lesson.poster)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(OUT, `${key}.webp`));
  console.log(`${key} ${lesson.seconds} s, ${Math.round(statSync(file).size / 1024)} KiB`);
}

const args = process.argv.slice(2);
const still = args.indexOf('--still');
const [moments = '', folder = ''] = still === -1 ? [] : args.splice(still).slice(1);
for (const [key, lesson] of Object.entries(lessons)) {
  if (args.length > 0 && !args.includes(key)) continue;
  if (!folder) {
    await film(key, lesson);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  for (const moment of moments.split(',').map(Number))
    await picture(lesson, moment * lesson.seconds)
      .png()
      .toFile(join(folder, `${key}-${moment}.png`));
}
