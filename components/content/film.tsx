import { getTranslations } from 'next-intl/server';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { VideoFile } from '@/lib/core/media';

interface FilmProps {
  file: VideoFile;
  /** URL of the picture before it plays. */
  poster?: string;
  /** URL of a WebVTT file. */
  captions: string | null;
  /** Shows them without being asked. Browsers then load them with the page. */
  withCaptions?: boolean;
  /** Accessible name. */
  label: string;
  locale: Locale;
  className?: string;
}

/** A film of the media library with the browser's own controls. Nothing of it but the poster is loaded before somebody plays it. */
export async function Film({ file, poster, captions, withCaptions, label, locale, className }: FilmProps) {
  const t = await getTranslations({ locale, namespace: 'blocks.video' });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an editor may not have captions; the form asks for them
    <video controls preload="none" playsInline poster={poster} aria-label={label} className={className}>
      <source src={file.url} type={file.type} />
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={LOCALE_SETTINGS[locale].tag}
          label={t('captions')}
          default={withCaptions}
        />
      )}
      <a href={file.url}>{t('open')}</a>
    </video>
  );
}
