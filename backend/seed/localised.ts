import type { Core, UID } from '@strapi/strapi';
import { type SeedLocale, seedLocales } from './types';

type Data = Record<string, unknown>;

interface Documents {
  create: (params: object) => Promise<{ documentId: string }>;
  update: (params: object) => Promise<unknown>;
  publish: (params: object) => Promise<unknown>;
}

/** The document service without generated types, because the seed has types of its own. */
export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}

/**
 * Creates a document in all languages. Fields that are not localized are sent with the first; Strapi copies them to the
 * others.
 */
export async function createLocalised(
  strapi: Core.Strapi,
  uid: string,
  common: Data,
  textOf: (locale: SeedLocale) => Promise<Data>,
  options: { publish: boolean },
): Promise<string> {
  const documents = documentsOf(strapi, uid);
  const [first, ...others] = seedLocales;
  const { documentId } = await documents.create({ locale: first, data: { ...common, ...(await textOf(first)) } });
  for (const locale of others) await documents.update({ documentId, locale, data: await textOf(locale) });
  if (options.publish) await documents.publish({ documentId, locale: '*' });
  return documentId;
}
