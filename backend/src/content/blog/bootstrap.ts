import type { Core } from '@strapi/strapi';
import { EDIT, EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews, type ComponentViews, type TypeView } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { grantActions } from '../../platform/setup/public-permissions';

const TAG = 'api::article-tag.article-tag';

const views: Record<string, TypeView> = {
  'api::article.article': {
    mainField: 'title',
    list: ['title', 'author', 'publishedOn'],
    sort: 'publishedOn',
    order: 'DESC',
    fields: {
      slug: { help: 'Last part of the address. Changing it breaks links that others made to this page.' },
      summary: { help: 'Two sentences: under the title, on cards and in feeds.' },
      body: { help: 'With three headings or more a table of contents stands above it.' },
      tags: { help: 'Subjects. Articles that share one recommend each other.' },
      authorRole: { help: 'What makes the author know about it, for example "swimming teacher". May stay empty.' },
      publishedOn: { label: 'Date', help: 'Shown above the article; newest first.' },
      updatedOn: {
        label: 'Updated on',
        help: 'Only when readers should know that what it says was checked or changed.',
      },
      seo: {
        label: 'Search engines',
        help: 'Title and description in search results; empty means title and summary.',
      },
    },
  },
  [TAG]: {
    mainField: 'title',
    list: ['title', 'slug'],
    sort: 'title',
    fields: {
      title: { help: 'A subject of the blog in one or two words.' },
      slug: { help: 'Last part of the address of its list. Changing it breaks links that others made to that list.' },
    },
  },
};

const componentViews: ComponentViews = {
  'shop.faq-item': {
    mainField: 'question',
    fields: { answer: { help: 'Paragraphs, lists, bold and links; an own page by its path: [returns](/returns).' } },
  },
  'blocks.faq': {
    fields: {
      title: { help: 'Several of these blocks on a page are its groups: their titles become a list to jump by.' },
    },
  },
  'blocks.article-list': {
    fields: {
      pageSize: {
        label: 'Articles per page',
        help: 'On the blog itself; elsewhere the newest of them, and a link to all.',
      },
    },
  },
};

/** Lists are read by page, newest first: in the order of this index, whatever the number of articles. */
async function createListIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    'create index if not exists shop_articles_newest on articles (locale, published_on, id) where published_at is not null',
  );
}

export async function bootstrapBlog(strapi: Core.Strapi): Promise<void> {
  await createListIndex(strapi);
  await createUniqueIndex(strapi, 'shop_article_tags_slug', 'article_tags (locale, slug)');
  await grantContent(strapi, 'editor-article-tags', 'strapi-editor', [
    { actions: [...EDIT, `${EXPLORER}.delete`], subject: TAG },
  ]);
  await applyViews(strapi, 'blog-views', views, componentViews);
  for (const type of ['public', 'authenticated']) {
    await grantActions(strapi, type, [`${TAG}.find`, `${TAG}.findOne`]);
  }
}
