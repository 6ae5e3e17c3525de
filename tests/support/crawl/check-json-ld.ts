import { z } from 'zod';
import { JSON_LD } from './json-ld-schemas';

const node = z.looseObject({ '@type': z.string() });
const document = z.looseObject({ '@context': z.literal('https://schema.org') });
type Node = Record<string, unknown>;

/** Errors of a script of structured data; empty when it is valid. */
export function checkJsonLd(source: string): string[] {
  const parsed = parseJson(source);
  if (parsed === undefined) return [`is no JSON: ${source.slice(0, 80)}`];
  const whole = document.safeParse(parsed);
  if (!whole.success) return ['has no schema.org context'];
  const graph = whole.data['@graph'];
  const nodes = Array.isArray(graph) ? graph : [whole.data];
  return [...nodes.flatMap(checkNode), ...checkReferences(nodes)];
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function checkNode(value: unknown): string[] {
  const typed = node.safeParse(value);
  if (!typed.success) return ['a node has no type'];
  const type = typed.data['@type'];
  const schema = JSON_LD[type];
  if (!schema) return [`${type} is a type that nobody checks`];
  const checked = schema.safeParse(value);
  if (checked.success) return [];
  return checked.error.issues.map(({ path, message }) => `${type}.${path.map(String).join('.')}: ${message}`);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function walk(value: unknown, visit: (found: Node) => void): void {
  if (isNode(value)) visit(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part, visit);
}

/** Offers refer to policies elsewhere on the page: each of those must exist. (The company is on the home page.) */
function checkReferences(nodes: unknown[]): string[] {
  const defined = new Set<unknown>();
  const wanted = new Set<string>();
  walk(nodes, (found) => {
    const id = found['@id'];
    if (typeof id !== 'string') return;
    if (Object.keys(found).length > 1) defined.add(id);
    else if (!id.endsWith('#organization') && !id.endsWith('#website')) wanted.add(id);
  });
  return [...wanted].filter((id) => !defined.has(id)).map((id) => `nothing is called ${id}`);
}

/** Pages linked from the data, so that the crawl visits them. */
export function linksOfJsonLd(source: string): string[] {
  const links: string[] = [];
  walk(parseJson(source), (found) => {
    for (const name of ['url', 'item']) if (typeof found[name] === 'string') links.push(found[name]);
  });
  return links;
}

/** Images referenced by the data. */
export function picturesOfJsonLd(source: string): string[] {
  const pictures: string[] = [];
  walk(parseJson(source), (found) => {
    for (const name of ['image', 'logo', 'thumbnailUrl']) {
      const value = found[name];
      pictures.push(...(Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string'));
    }
  });
  return pictures;
}
