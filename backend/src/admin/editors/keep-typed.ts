import { isRecord } from '../../domain/is-record';

/** Whether Strapi changes an entry in its store by itself, before the server has answered a save. */
function guessesEntry(action: unknown): boolean {
  if (!isRecord(action) || action.type !== 'adminApi/queries/queryResultPatched' || !isRecord(action.payload))
    return false;
  const { queryCacheKey } = action.payload;
  return typeof queryCacheKey === 'string' && queryCacheKey.startsWith('getDocument(');
}

/**
 * Strapi takes that change back when the save is refused, its form follows, and all that was typed is gone. Without it the form
 * keeps its values beside the messages, and a save that succeeds is read again anyway.
 */
export const keepTyped =
  () =>
  () =>
  <Action>(next: (action: Action) => unknown) =>
  (action: Action): unknown =>
    guessesEntry(action) ? action : next(action);
