import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from './format';
import { useT } from '../language/use-t';

/** Refresh interval, because several operators may work on the same orders. */
const REFRESH_MS = 30_000;

interface Resource<T> {
  /** Last response; keeps the previous one while another path loads. */
  data: T | null;
  failure: string | null;
  isLoading: boolean;
  reload: () => Promise<void>;
}

interface Answer<T> {
  path: string;
  data: T | null;
  failure: string | null;
}

/** Reads a desk resource and refreshes it periodically and on focus. */
export function useDesk<T>(path: string): Resource<T> {
  const t = useT();
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    // Ignores responses overtaken by a newer request.
    const keep = (next: (known: Answer<T> | null) => Answer<T>): void => {
      if (turn === latest.current) setAnswer(next);
    };
    try {
      const { data } = await get<T>(path);
      keep(() => ({ path, data, failure: null }));
    } catch (error) {
      keep((known) => ({ path, data: known?.data ?? null, failure: failureText(error, t) }));
    }
  }, [get, path, t]);

  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('focus', refresh);
    return () => {
      latest.current += 1;
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
    };
  }, [reload]);

  return {
    data: answer?.data ?? null,
    failure: answer?.failure ?? null,
    isLoading: answer?.path !== path,
    reload,
  };
}

export type Act = <T = unknown>(path: string, body?: object) => Promise<T>;

/** Posts an action; throws an error with a user-facing message. */
export function useAct(): Act {
  const t = useT();
  const { post } = useFetchClient();
  return useCallback(
    async <T>(path: string, body: object = {}) => {
      try {
        const { data } = await post<{ data: T }>(path, body);
        return data.data;
      } catch (error) {
        throw new Error(failureText(error, t), { cause: error });
      }
    },
    [post, t],
  );
}

/** Runs an action without a form: shows a notification and reloads the order. */
export function useQuickAct(done: () => Promise<void>): (path: string, said: string, body?: object) => Promise<void> {
  const act = useAct();
  const { toggleNotification } = useNotification();
  return async (path, said, body) => {
    try {
      await act(path, body);
      toggleNotification({ type: 'success', message: said });
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : String(error) });
    }
    await done();
  };
}
