import type { Core } from '@strapi/strapi';
import { toComponent } from './blocks';
import { createLocalised, documentsOf } from './localised';
import { toBlocks } from './markdown';
import type { SeedPictures } from './pictures';
import type { SeedArticle, SeedForm, SeedLesson, SeedLevel, SeedMenu, SeedPage, SeedSettings, SeedTag } from './types';

export interface SeedContext {
  strapi: Core.Strapi;
  pictures: SeedPictures;
  /** Document ids of the forms by slug; pages refer to them. */
  forms: Map<string, string>;
  /** Document ids of the values of options by code, such as `color:blue`. */
  options: Map<string, string>;
  /** Reports the progress of a part. */
  report: (part: string, done: number, total: number) => void;
}

export async function loadSettings({ strapi, pictures, report }: SeedContext, settings: SeedSettings): Promise<void> {
  const { logo, ...common } = settings.common;
  const image = await pictures.id('brand/og-default.webp');
  const data = { ...common, logo: await pictures.id(logo) };
  const text = async (locale: keyof SeedSettings['text']) => ({
    ...settings.text[locale],
    seo: { ...settings.text[locale].seo, image },
  });
  await createLocalised(strapi, 'api::site-settings.site-settings', data, text, { publish: false });
  report('settings', 1, 1);
}

export async function loadMenus({ strapi, report }: SeedContext, menus: SeedMenu[]): Promise<void> {
  for (const [index, menu] of menus.entries()) {
    const text = async (locale: keyof SeedMenu['items']) => ({ items: menu.items[locale] });
    await createLocalised(strapi, 'api::menu.menu', { slug: menu.slug }, text, { publish: false });
    report('menus', index + 1, menus.length);
  }
}

/** Sorts pages so that parents come first. */
function sortByParent(pages: SeedPage[]): SeedPage[] {
  const sorted: SeedPage[] = [];
  const waiting = new Set(pages);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((page) => !page.parent || sorted.some((done) => done.key === page.parent));
    if (ready.length === 0)
      throw new Error(`These pages have no parent: ${[...waiting].map((page) => page.key).join(', ')}`);
    for (const page of ready) waiting.delete(page);
    sorted.push(...ready);
  }
  return sorted;
}

export async function loadPages({ strapi, pictures, forms, report }: SeedContext, pages: SeedPage[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const [index, page] of sortByParent(pages).entries()) {
    const parent = page.parent ? { parent: ids.get(page.parent) } : {};
    const text = async (locale: keyof SeedPage['text']) => {
      const { blocks, ...fields } = page.text[locale];
      const components: object[] = [];
      for (const block of blocks) components.push(await toComponent(block, locale, pictures, forms));
      return { ...fields, ...parent, blocks: components };
    };
    ids.set(
      page.key,
      await createLocalised(strapi, 'api::page.page', { noindex: page.noindex ?? false }, text, { publish: true }),
    );
    report('pages', index + 1, pages.length);
  }
}

export async function loadForms({ strapi, forms, report }: SeedContext, all: SeedForm[]): Promise<void> {
  for (const [index, { text: texts, ...common }] of all.entries()) {
    const text = async (locale: keyof SeedForm['text']) => ({ ...texts[locale] });
    forms.set(common.slug, await createLocalised(strapi, 'api::form.form', common, text, { publish: true }));
    report('forms', index + 1, all.length);
  }
}

async function loadTags({ strapi, report }: SeedContext, tags: SeedTag[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, { key, text: texts }] of tags.entries()) {
    const text = async (locale: keyof SeedTag['text']) => ({ ...texts[locale] });
    ids.set(key, await createLocalised(strapi, 'api::article-tag.article-tag', {}, text, { publish: false }));
    report('tags', index + 1, tags.length);
  }
  return ids;
}

export async function loadArticles(context: SeedContext, articles: SeedArticle[], tags: SeedTag[]): Promise<void> {
  const { strapi, pictures, report } = context;
  const tagIds = await loadTags(context, tags);
  for (const [index, article] of articles.entries()) {
    const { text: texts, picture, author, publishedOn, updatedOn } = article;
    const authorPicture = await pictures.id(article.authorPicture);
    const text = async (locale: keyof SeedArticle['text']) => {
      const { body, ...fields } = texts[locale];
      return {
        ...fields,
        author,
        authorRole: article.authorRole[locale],
        updatedOn: updatedOn ?? null,
        tags: article.tags.map((key) => tagIds.get(key)),
        body: toBlocks(body),
        picture: await pictures.component(picture, locale, fields.title),
      };
    };
    await createLocalised(strapi, 'api::article.article', { publishedOn, authorPicture }, text, { publish: true });
    report('articles', index + 1, articles.length);
  }
}

const toPoints = (texts: string[]): object[] => texts.map((text) => ({ text }));

async function loadLesson({ strapi }: SeedContext, lesson: SeedLesson, level: string): Promise<void> {
  const { key: _key, seconds: _seconds, video: videoKey, text: texts, ...common } = lesson;
  const video = await strapi.db.query('api::video-asset.video-asset').findOne({ where: { key: videoKey } });
  const text = async (locale: keyof SeedLesson['text']) => {
    const { cues, stopSigns, material, ...fields } = texts[locale];
    return {
      ...fields,
      cues: toPoints(cues),
      stopSigns: toPoints(stopSigns),
      material: toPoints(material),
      level,
      video: video?.documentId ?? null,
    };
  };
  await createLocalised(strapi, 'api::lesson.lesson', common, text, { publish: true });
}

export async function loadAcademy(context: SeedContext, levels: SeedLevel[]): Promise<void> {
  const { strapi, pictures, report } = context;
  for (const [index, { text: texts, picture, position, lessons }] of levels.entries()) {
    const text = async (locale: keyof SeedLevel['text']) => {
      const { body, learn, ...fields } = texts[locale];
      const image = await pictures.component(picture, locale, fields.title);
      return { ...fields, body: toBlocks(body), learn: toPoints(learn), picture: image };
    };
    const level = await createLocalised(strapi, 'api::level.level', { position }, text, { publish: true });
    for (const lesson of lessons) await loadLesson(context, lesson, level);
    report('levels', index + 1, levels.length);
  }
}

/** Rows without a language, one by one. */
export async function loadRows(
  { strapi, report }: SeedContext,
  part: string,
  uid: string,
  rows: object[],
): Promise<void> {
  const documents = documentsOf(strapi, uid);
  for (const data of rows) await documents.create({ data });
  report(part, rows.length, rows.length);
}
