import type { Core } from '@strapi/strapi';
import { EDIT, EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews, type ComponentViews, type TypeView } from '../../platform/admin/apply-views';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { grantActions } from '../../platform/setup/public-permissions';

const TAG = 'api::article-tag.article-tag';

export const blogViews: Record<string, TypeView> = {
  'api::article.article': {
    mainField: 'title',
    list: ['title', 'author', 'publishedOn'],
    sort: 'publishedOn',
    order: 'DESC',
    fields: {
      slug: { help: 'Last part of the URL. If you change it, the old URL redirects to the new one.' },
      summary: { help: 'Two sentences: under the title, on cards and in feeds.' },
      body: { help: 'With three or more headings a table of contents is shown above the text.' },
      tags: { help: 'Topics. Articles with a common tag are recommended to each other’s readers.' },
      authorRole: { help: 'The author’s expertise, for example "swimming teacher". Optional.' },
      publishedOn: { label: 'Date', help: 'Shown above the article; newest first.' },
      updatedOn: {
        label: 'Updated on',
        help: 'Fill in when the content was reviewed or changed and readers should know.',
      },
      seo: {
        label: 'Search engines',
        help: 'Title and description in search results. Empty: title and summary are used.',
      },
    },
  },
  [TAG]: {
    mainField: 'title',
    list: ['title', 'slug'],
    sort: 'title',
    fields: {
      title: { help: 'A topic of the blog in one or two words. There are no drafts: what is saved is live at once.' },
      slug: { help: 'Last part of the URL of its article list. Changing it breaks existing links to that list.' },
    },
  },
};

export const blogComponents: ComponentViews = {
  'shop.faq-item': {
    mainField: 'question',
    fields: {
      answer: { help: 'Paragraphs, lists, bold and links. Link to pages of this site by path: [returns](/returns).' },
    },
  },
  'blocks.faq': {
    fields: {
      title: { help: 'With several FAQ blocks on a page, their titles become a list of jump links.' },
    },
  },
  'blocks.article-list': {
    fields: {
      pageSize: {
        label: 'Articles per page',
        help: 'Page size on the blog page. On other pages: number of newest articles, followed by a link to all.',
      },
    },
  },
};

/** Index in the sort order of article lists, so that paging does not slow down with the number of articles. */
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
  await applyViews(strapi, 'blog-views', blogViews, blogComponents);
  for (const type of ['public', 'authenticated']) {
    await grantActions(strapi, type, [`${TAG}.find`, `${TAG}.findOne`]);
  }
}
