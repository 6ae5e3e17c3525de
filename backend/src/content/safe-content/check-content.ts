import type { Core } from '@strapi/strapi';
import { type ContentError, findUrlError, findRichTextError } from '../../domain/content-safety';

/** URL fields by component or content type. Menus and redirects are validated separately. */
const ADDRESSES: Record<string, string[]> = {
  'shop.link': ['path'],
  'shop.logo': ['path'],
  'shop.social-link': ['url'],
  'shop.guarantee-notice': ['pagePath', 'euUrl'],
  'api::site-settings.site-settings': ['promoPath'],
};

type Data = Record<string, unknown>;
type Path = ContentError['path'];

interface Attribute {
  type: string;
  component?: string;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function attributesOf(strapi: Core.Strapi, uid: string): Record<string, Attribute> {
  const model = strapi.getModel(uid as Parameters<typeof strapi.getModel>[0]) as
    | { attributes: Record<string, Attribute> }
    | undefined;
  return model?.attributes ?? {};
}

function checkAddresses(uid: string, data: Data, path: Path): ContentError[] {
  return (ADDRESSES[uid] ?? []).flatMap((field) => {
    const message = findUrlError(data[field]);
    return message ? [{ path: [...path, field], message }] : [];
  });
}

/** Components in a field: a single one, a repeatable one, or a dynamic zone. */
function listParts(
  { type, component }: Attribute,
  value: unknown,
  path: Path,
): [uid: string, data: Data, path: Path][] {
  const uidOf = (data: Data): unknown => (type === 'dynamiczone' ? data.__component : component);
  const entries: [unknown, Path][] = Array.isArray(value)
    ? value.map((entry, index) => [entry, [...path, index]])
    : [[value, path]];
  return entries.flatMap(([entry, at]) => {
    const uid = isData(entry) ? uidOf(entry) : undefined;
    return isData(entry) && typeof uid === 'string' ? [[uid, entry, at]] : [];
  });
}

/** Errors that prevent saving an entry: unsafe URLs and oversized rich text. */
export function checkContent(strapi: Core.Strapi, uid: string, data: Data, path: Path = []): ContentError[] {
  const contentErrors = checkAddresses(uid, data, path);
  for (const [field, attribute] of Object.entries(attributesOf(strapi, uid))) {
    const value = data[field];
    if (value === undefined || value === null) continue;
    const at = [...path, field];
    if (attribute.type === 'blocks') {
      const message = findRichTextError(value);
      if (message) contentErrors.push({ path: at, message });
    } else if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      for (const part of listParts(attribute, value, at)) contentErrors.push(...checkContent(strapi, ...part));
    }
  }
  return contentErrors;
}
