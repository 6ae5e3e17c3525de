import type { Core } from '@strapi/strapi';
import { GALLERY } from './hash-written';

interface Localisable {
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** A content type that is written per language. */
export interface TranslatedType {
  uid: string;
  label: string;
  table: string;
  isSingle: boolean;
  hasDrafts: boolean;
  /** Column that names an entry; null for a single type. */
  titleColumn: string | null;
  /** Fields with a value per language. */
  fields: string[];
  /** Whether all languages show the same pictures, each with alt texts of its own. */
  hasGallery: boolean;
}

const isLocalised = (thing: unknown): boolean => (thing as Localisable).pluginOptions?.i18n?.localized === true;

/** All of the shop's own types that are written per language. */
export function translatedTypes(strapi: Core.Strapi): TranslatedType[] {
  return Object.values(strapi.contentTypes)
    .filter((type) => type.uid.startsWith('api::') && isLocalised(type))
    .map((type) => {
      const fields = Object.keys(type.attributes).filter((name) => isLocalised(type.attributes[name]));
      return {
        uid: type.uid,
        label: type.info.displayName,
        table: type.collectionName ?? '',
        isSingle: type.kind === 'singleType',
        hasDrafts: type.options?.draftAndPublish === true,
        titleColumn: type.kind === 'singleType' ? null : 'title' in type.attributes ? 'title' : 'slug',
        fields,
        hasGallery: fields.includes(GALLERY),
      };
    })
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}
