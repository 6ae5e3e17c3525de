import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../desk/format';
import { useT } from '../language/use-t';
import { drawPoster } from './draw-poster';
import type { FilmState } from './film-state';
import { sendFilm } from './send-film';

/** While a film is packaged. */
const ASK_MS = 2_000;

const isWorking = (film: FilmState | null): boolean =>
  film?.upload?.state === 'waiting' || film?.upload?.state === 'packaging';

const isForbidden = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 403;

/** A token that is always the newest, for what outlives a rendering. */
function useTokenReader(): () => string | null {
  const token = useAuth('FilmUpload', (auth) => auth.token);
  const newest = useRef(token);
  useEffect(() => {
    newest.current = token;
  }, [token]);
  return useCallback(() => newest.current, []);
}

/** The film of a lesson video: what is there, what is on its way, and how to send another one. */
export function useFilm(video: string | null) {
  const t = useT();
  const { get, post, del } = useFetchClient();
  const readToken = useTokenReader();
  const [film, setFilm] = useState<FilmState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** False for roles that write lessons but change no films. */
  const [mayChange, setMayChange] = useState(true);
  /** Bytes that this page has sent; null when it sends nothing. */
  const [sent, setSent] = useState<number | null>(null);
  const pause = useRef<() => void>(() => undefined);
  const poster = useRef<Blob | null>(null);

  const reload = useCallback(
    async (id: string | null = video): Promise<FilmState | null> => {
      if (id === null) return null;
      try {
        const { data } = await get<{ data: FilmState }>(`/shop/videos/${id}/film`);
        setFilm(data.data);
        return data.data;
      } catch (error) {
        if (isForbidden(error)) setMayChange(false);
        else setFailure(failureText(error, t));
        return null;
      }
    },
    [get, video, t],
  );

  // Leaving the form ends the request; the film continues when it is chosen again.
  useEffect(() => () => pause.current(), []);
  const isBusy = isWorking(film);
  useEffect(() => {
    const first = setTimeout(() => void reload(), 0);
    const timer = isBusy ? setInterval(() => void reload(), ASK_MS) : undefined;
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [reload, isBusy]);

  // Without ffmpeg the server takes no poster.
  const needsPoster = film?.upload?.state === 'ready' && !film.upload.hasPoster;
  useEffect(() => {
    const picture = poster.current;
    if (!needsPoster || !picture || !video) return;
    poster.current = null;
    const form = new FormData();
    form.set('file', picture, 'poster.webp');
    post(`/shop/videos/${video}/poster.webp`, form).catch(() => undefined);
  }, [needsPoster, post, video]);

  /** @param prepare Resolves to the video that the film is for. */
  async function send(file: File, prepare: () => Promise<string>): Promise<void> {
    setFailure(null);
    setSent(0);
    let id = video;
    try {
      const drawn = drawPoster(file);
      const prepared = await prepare();
      id = prepared;
      const renewToken = (): void => void reload(prepared);
      const sending = sendFilm({ film: file, video: prepared, readToken, renewToken, onProgress: setSent, t });
      pause.current = sending.pause;
      await sending.done;
      poster.current = await drawn;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('films.uploadFailed'));
    }
    pause.current = () => undefined;
    setSent(null);
    await reload(id);
  }

  async function cancel(): Promise<void> {
    pause.current();
    // Asked now: what this page knows is from before the upload began.
    const upload = (await reload())?.upload;
    if (upload?.state === 'uploading' && upload.isMine)
      await del(`/shop/film-uploads/${upload.id}`).catch(() => undefined);
    setFailure(null);
    await reload();
  }

  return { film, failure, mayChange, sent, send, cancel, pause: () => pause.current(), reload };
}
