import type { Core, UID } from '@strapi/strapi';

/** Child entries by parent type, and the field that refers to the parent. */
const CHILDREN: Record<string, { uid: UID.CollectionType; field: string }> = {
  'api::level.level': { uid: 'api::lesson.lesson', field: 'level' },
  'api::page.page': { uid: 'api::page.page', field: 'parent' },
};

interface Published {
  id: number;
  documentId: string;
  locale: string;
}

/**
 * Unpublishing deletes an entry's published version in Strapi, and with it the relations of published children to it. When
 * the entry is published again, this restores them from the children's drafts.
 */
export function restoreChildrenOnPublish(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const children = context.action === 'publish' ? CHILDREN[context.uid] : undefined;
    if (children)
      for (const entry of (result as unknown as { entries: Published[] }).entries)
        await restoreChildren(strapi, entry, children);
    return result;
  });
}

async function restoreChildren(
  strapi: Core.Strapi,
  { id, documentId, locale }: Published,
  { uid, field }: { uid: UID.CollectionType; field: string },
): Promise<void> {
  const table = strapi.db.query(uid);
  const drafts: { documentId: string }[] = await table.findMany({
    select: ['documentId'],
    where: { locale, publishedAt: { $null: true }, [field]: { documentId } },
  });
  const orphans: { id: number }[] = await table.findMany({
    select: ['id'],
    where: {
      locale,
      publishedAt: { $notNull: true },
      documentId: { $in: drafts.map((draft) => draft.documentId) },
      [field]: { id: { $null: true } },
    },
  });
  for (const orphan of orphans) await table.update({ where: { id: orphan.id }, data: { [field]: id } });
}
