import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { manuals } from '../data/manuals';
import type { L, SeedConformity, SeedLocale } from '../types';
import { seedLocales } from '../types';
import { writeDeclaration, writeManual } from './float-suit-sheets';

/** Ids of uploaded files. */
export interface ProductDocuments {
  manual: number;
  declaration: number;
}

async function upload(strapi: Core.Strapi, filepath: string): Promise<number> {
  const name = path.basename(filepath);
  const file = { filepath, originalFilename: name, mimetype: 'application/pdf', size: statSync(filepath).size };
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { name } }, files: file });
  return uploaded.id;
}

/** Renders manual and declaration of the float suits in every language and uploads them to the media library. */
export async function makeSuitDocuments(strapi: Core.Strapi, suits: SeedConformity[]): Promise<L<ProductDocuments>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-documents-'));
  try {
    const made: [SeedLocale, ProductDocuments][] = [];
    for (const locale of seedLocales) {
      const { fileNames } = manuals[locale];
      const manual = path.join(dir, `${fileNames.manual}-${locale}.pdf`);
      const declaration = path.join(dir, `${fileNames.declaration}-${locale}.pdf`);
      await writeManual(manual, locale, suits);
      await writeDeclaration(declaration, locale, suits);
      made.push([locale, { manual: await upload(strapi, manual), declaration: await upload(strapi, declaration) }]);
    }
    return Object.fromEntries(made) as L<ProductDocuments>;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
