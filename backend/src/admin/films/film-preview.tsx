import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../language/use-t';

interface FilmPreviewProps {
  video: string;
  /** Changes with the film, so that the new one is shown. */
  version: string;
  /** Captions as they are in the form. */
  captions: string;
  locale: string;
  cues: string[];
}

interface Addresses {
  film: string;
  poster: string;
}

/** A text as an address, while it is shown. */
function useTextAddress(text: string): string | null {
  const address = useMemo(
    () => (text.trim() === '' ? null : URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))),
    [text],
  );
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/** The film as viewers get it, with the captions and cues of the form, saved or not. */
export function FilmPreview({ video, version, captions, locale, cues }: FilmPreviewProps) {
  const t = useT();
  const { get } = useFetchClient();
  const [addresses, setAddresses] = useState<Addresses | null>(null);
  const track = useTextAddress(captions);
  useEffect(() => {
    let isWanted = true;
    get<{ data: Addresses }>(`/shop/videos/${video}/preview`, { params: { version } }).then(
      ({ data }) => isWanted && setAddresses(data.data),
      () => isWanted && setAddresses(null),
    );
    return () => {
      isWanted = false;
    };
  }, [get, video, version]);
  if (!addresses) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a lesson without captions shows that here */}
      <video
        key={`${addresses.film} ${version}`}
        controls
        playsInline
        preload="metadata"
        src={addresses.film}
        poster={addresses.poster}
        style={{ width: '100%', borderRadius: '4px', background: 'black' }}
      >
        {track && <track key={track} default kind="captions" src={track} srcLang={locale} label={locale} />}
      </video>
      {cues.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {t('films.watchFor', { cues: cues.join(' · ') })}
        </Typography>
      )}
    </>
  );
}
