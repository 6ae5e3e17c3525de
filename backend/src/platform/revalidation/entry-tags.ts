/** Type of an entry by the uid of its content type, as in `api::product.product`. */
export const typeName = (uid: string): string => uid.slice(uid.lastIndexOf('.') + 1);

/** Tags of an entry: its type, which lists have, and itself. */
export const entryTags = (type: string, id: string | undefined): string[] => (id ? [type, `${type}:${id}`] : [type]);
