import { isRecord } from '../../domain/is-record';

interface Query {
  endpoint: unknown;
  role: string;
  status: unknown;
}

/** What an action of Strapi's store says about a query of a role; null for all others. */
function readQuery(action: unknown): Query | null {
  const meta = isRecord(action) ? action.meta : null;
  const arg = isRecord(meta) ? meta.arg : null;
  const given = isRecord(arg) ? arg.originalArgs : null;
  // A query that is not sent again, because it is under way, is "rejected" at once.
  if (!isRecord(meta) || !isRecord(arg) || !isRecord(given) || meta.condition === true) return null;
  const role = arg.endpointName === 'getRolePermissions' ? given.id : given.role;
  return typeof role === 'string' && role !== ''
    ? { endpoint: arg.endpointName, role, status: meta.requestStatus }
    : null;
}

/**
 * Strapi's form of a duplicated role ticks the rights of the copied role once, when it knows which rights there are (CreatePage of
 * its admin waits for either of two queries, not for both). So that answer waits for the rights that are still being read.
 */
export const rightsFirst =
  () =>
  () =>
  <Action>(next: (action: Action) => unknown) => {
    const held = new Map<string, (() => unknown) | null>();
    return (action: Action): unknown => {
      const query = readQuery(action);
      if (query?.endpoint === 'getRolePermissionLayout' && query.status === 'fulfilled' && held.has(query.role)) {
        held.set(query.role, () => next(action));
        return action;
      }
      const result = next(action);
      if (query?.endpoint !== 'getRolePermissions') return result;
      if (query.status === 'pending') held.set(query.role, held.get(query.role) ?? null);
      else {
        const release = held.get(query.role);
        held.delete(query.role);
        release?.();
      }
      return result;
    };
  };
