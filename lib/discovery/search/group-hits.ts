import { type Group, GROUPS } from './types';

/** Groups hits in page order, keeping the ranking within a group. */
export function groupHits<T extends { group: Group }>(hits: T[]): { group: Group; hits: T[] }[] {
  return GROUPS.map((group) => ({ group, hits: hits.filter((hit) => hit.group === group) })).filter(
    (part) => part.hits.length > 0,
  );
}
