export type QueryValue = string | number | boolean | undefined | QueryValue[] | { [key: string]: QueryValue };

/**
 * Serializes a query in Strapi's syntax: `{filters: {slug: 'a'}, fields: ['id']}` -> `?filters[slug]=a&fields[0]=id`. Keys
 * keep their order.
 */
export function toQueryString(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  const add = (key: string, value: QueryValue): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) value.forEach((entry, index) => add(`${key}[${index}]`, entry));
    else if (typeof value === 'object')
      for (const [name, entry] of Object.entries(value)) add(`${key}[${name}]`, entry);
    else params.append(key, String(value));
  };
  for (const [key, value] of Object.entries(query)) add(key, value);
  const text = params.toString();
  return text && `?${text}`;
}
