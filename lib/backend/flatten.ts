type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{data: …}` of a relation or media field: nothing but `data`, or `data` with Strapi's own `meta`. */
function isEnvelope(value: Record<string, Json>): boolean {
  const { data } = value;
  if (!Object.keys(value).every((key) => key === 'data' || key === 'meta')) return false;
  return data === null || Array.isArray(data) || (isObject(data) && 'attributes' in data);
}

/** A whole answer: its `data`, or the plain arrays and objects that some calls give. */
export function flattenAnswer(answer: unknown): unknown {
  return flatten(isObject(answer) && 'data' in answer ? answer.data : answer);
}

/** Strapi's v4 wire shape (`data.id`, `data.attributes`, nested) -> plain objects. The only place that knows it. */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isObject(value)) return value;
  if ('data' in value && isEnvelope(value)) return flatten(value.data);
  const { attributes, ...rest } = value;
  const flat = isObject(attributes) && 'id' in value ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(flat).map(([key, entry]) => [key, flatten(entry)]));
}
