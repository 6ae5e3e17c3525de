import { type Group, GROUPS } from './types';

/** What was found by its kind, in the order of the page; within a group the best stays first. */
export function groupHits<T extends { group: Group }>(hits: T[]): { group: Group; hits: T[] }[] {
  return GROUPS.map((group) => ({ group, hits: hits.filter((hit) => hit.group === group) })).filter(
    (part) => part.hits.length > 0,
  );
}
