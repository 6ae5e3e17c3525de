type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether this is the `{data: …}` wrapper of a relation or media field: only `data`, or `data` with Strapi's `meta`. */
function isEnvelope(value: Record<string, Json>): boolean {
  const { data } = value;
  if (!Object.keys(value).every((key) => key === 'data' || key === 'meta')) return false;
  return data === null || Array.isArray(data) || (isObject(data) && 'attributes' in data);
}

/** Flattens a whole response: its `data`, or the plain arrays and objects of custom endpoints. */
export function flattenResponse(body: unknown): unknown {
  return flatten(isObject(body) && 'data' in body ? body.data : body);
}

/** Converts Strapi's v4 shape (`data.id`, `data.attributes`, nested) to plain objects. No other code depends on that shape. */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isObject(value)) return value;
  if ('data' in value && isEnvelope(value)) return flatten(value.data);
  const { attributes, ...rest } = value;
  const flat = isObject(attributes) && 'id' in value ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(flat).map(([key, entry]) => [key, flatten(entry)]));
}
