// Stills of the lesson videos as pictures of levels 2 to 4: node media/pictures/scenes/levels.mjs
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { level2 } from '../../videos/lessons/level-2.mjs';
import { level3 } from '../../videos/lessons/level-3.mjs';
import { level4 } from '../../videos/lessons/level-4.mjs';
import { HEIGHT, WIDTH } from '../../videos/places.mjs';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../../backend/seed/images/scenes');

/** Frame of each video (time as a share of its length) and crop (left and top as shares of the picture). */
const stills = [
  { name: 'float-and-glide', video: level2[0], at: 6, left: 0, top: 0, part: 1 },
  { name: 'legs-and-arms', video: level3[1], at: 4.6, left: 0.045, top: 0, part: 0.8 },
  { name: 'first-strokes', video: level4[3], at: 4.05, left: 0.07, top: 0.02, part: 0.78 },
];

for (const { name, video, at, left, top, part } of stills) {
  if (!video) throw new Error(`No video for ${name}`);
  const box = `${left * WIDTH} ${top * HEIGHT} ${part * WIDTH} ${part * WIDTH * (9 / 16)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1600" height="900">${video.draw(at)}</svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 6 }).toFile(join(OUT, `level-${name}.webp`));
}
