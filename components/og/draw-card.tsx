import 'server-only';
import { ImageResponse } from 'next/og';
import sharp, { type OverlayOptions } from 'sharp';
import { type Brand, type Card, CARD_SIZE } from '@/lib/discovery/og/card';
import { drawableText } from '@/lib/discovery/og/fit-title';
import { loadFonts } from '@/lib/discovery/og/fonts';
import { fetchImage } from '@/lib/discovery/og/fetch-image';
import { type PictureFrame, frameMask, frameOf, backgroundSvg } from './background';
import { TitleText } from './title-text';

/** Above the lane rope. */
const WORDS_HEIGHT = 540;
const LOGO = { left: 64, top: 452, width: 340, height: 76 } as const;
/** Pixel limit for decoding CMS pictures; published pictures are never larger. */
const MAX_PIXELS = 50_000_000;

/** Draws the image as PNG, 1200 x 630. An unreadable logo or picture is left out. */
export async function drawCard(card: Card, brand: Brand): Promise<Buffer> {
  const wanted = card.picture && frameOf(card.picture);
  const [picture, logo] = await Promise.all([
    card.picture && wanted && nullOnError(cutPicture(card.picture.url, wanted)),
    brand.logo && nullOnError(drawLogo(brand.logo.url)),
  ]);
  const frame = picture ? wanted : null;
  const layers: OverlayOptions[] = [
    { input: await drawTitle(card, logo ? null : brand.siteName, frame), left: 0, top: 0 },
  ];
  if (picture && frame) layers.push({ input: picture, left: frame.left, top: frame.top });
  if (logo) layers.push({ input: logo, left: LOGO.left, top: LOGO.top });
  return sharp(backgroundSvg(frame))
    .composite(layers)
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 3, dither: 0.8 })
    .toBuffer();
}

async function drawTitle(card: Card, siteName: string | null, frame: PictureFrame | null): Promise<Buffer> {
  const content = (
    <TitleText
      title={drawableText(card.title)}
      eyebrow={drawableText(card.eyebrow)}
      siteName={siteName && drawableText(siteName)}
      frame={frame}
    />
  );
  // No larger than the text needs: this part runs on the main thread, sharp has its own.
  const size = { width: frame?.left ?? CARD_SIZE.width, height: WORDS_HEIGHT };
  const drawn = new ImageResponse(content, { ...size, fonts: await loadFonts() });
  return Buffer.from(await drawn.arrayBuffer());
}

async function cutPicture(url: string, frame: PictureFrame): Promise<Buffer> {
  return sharp(await fetchImage(url), { limitInputPixels: MAX_PIXELS })
    .resize(frame.width, frame.height, { fit: 'cover' })
    .composite([{ input: frameMask(frame), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function drawLogo(url: string): Promise<Buffer> {
  const { width, height } = LOGO;
  return sharp(await fetchImage(url), { limitInputPixels: MAX_PIXELS, density: 200 })
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer();
}

async function nullOnError(drawn: Promise<Buffer>): Promise<Buffer | null> {
  try {
    return await drawn;
  } catch {
    return null;
  }
}
