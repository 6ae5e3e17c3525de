import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { backendRoot } from '../src/platform/files/data-paths';
import { type SeedLocale, type SeedPicture, seedLocales } from './types';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};

type AltTexts = Record<string, Partial<Record<SeedLocale, string>>>;

const imagesDir = (): string => path.join(backendRoot(), 'seed', 'images');

function readAltTexts(): AltTexts {
  const file = path.join(imagesDir(), 'alt.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AltTexts) : {};
}

/** The seed's pictures in the media library: each file is uploaded once, however often it is used. */
export class SeedPictures {
  private readonly ids = new Map<SeedPicture, number | null>();
  private readonly alts = readAltTexts();

  constructor(private readonly strapi: Core.Strapi) {}

  /** Text alternative; the title if there is none. */
  alt(picture: SeedPicture, locale: SeedLocale, title: string): string {
    return this.alts[picture]?.[locale] ?? title;
  }

  /** Id of the uploaded file; null if the picture does not exist (yet). */
  async id(picture: SeedPicture): Promise<number | null> {
    const known = this.ids.get(picture);
    if (known !== undefined) return known;
    const id = await this.upload(picture);
    this.ids.set(picture, id);
    return id;
  }

  /** A `shop.picture` component, or null without the file. */
  async component(picture: SeedPicture, locale: SeedLocale, title: string, value?: string): Promise<object | null> {
    const image = await this.id(picture);
    return image === null ? null : { image, alt: this.alt(picture, locale, title), ...(value ? { value } : {}) };
  }

  /** Id of any other local file, uploaded once. */
  async fileId(filepath: string): Promise<number | null> {
    const known = this.ids.get(filepath);
    if (known !== undefined) return known;
    const id = await this.send(filepath, null);
    this.ids.set(filepath, id);
    return id;
  }

  private async upload(picture: SeedPicture): Promise<number | null> {
    const alternativeText = seedLocales.map((locale) => this.alts[picture]?.[locale]).find(Boolean) ?? null;
    return this.send(path.join(imagesDir(), picture), alternativeText);
  }

  private async send(filepath: string, alternativeText: string | null): Promise<number | null> {
    if (!existsSync(filepath)) {
      console.warn(`seed: ${path.basename(filepath)} is missing`);
      return null;
    }
    const name = path.basename(filepath);
    const file = {
      filepath,
      originalFilename: name,
      mimetype: TYPES[path.extname(name)] ?? 'application/octet-stream',
      size: statSync(filepath).size,
    };
    const [uploaded] = await this.strapi
      .plugin('upload')
      .service('upload')
      .upload({ data: { fileInfo: { name, alternativeText } }, files: file });
    return uploaded.id;
  }
}
