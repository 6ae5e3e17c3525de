import 'server-only';
import { THUMBNAIL } from './thumbnails';

/** Draws pictures side by side, each cut to the shape of a thumbnail. */
export async function drawThumbnails(pictures: Buffer[]): Promise<Buffer> {
  // Loaded with the first picture, not with the server.
  const { default: sharp } = await import('sharp');
  const { width, height } = THUMBNAIL;
  const parts = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).rotate().resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: index * width,
      top: 0,
    })),
  );
  return sharp({ create: { width: pictures.length * width, height, channels: 4, background: '#0000' } })
    .composite(parts)
    .webp({ quality: 75 })
    .toBuffer();
}
