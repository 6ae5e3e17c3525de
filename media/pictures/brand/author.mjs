// Renders the otter as the portrait of the shop's author: node media/pictures/brand/author.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const SIZE = 240;
const brand = path.join(import.meta.dirname, '../../../backend/seed/images/brand');
const otter = readFileSync(path.join(brand, 'logo-mark.svg'), 'utf8');
const head = await sharp(Buffer.from(otter), { density: 200 }).resize(Math.round(SIZE * 0.78)).png().toBuffer();

await sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#d9f0f0' } })
  .composite([{ input: head, gravity: 'centre' }])
  .webp({ quality: 90 })
  .toFile(path.join(brand, 'author.webp'));
