import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getAcademy } from '@/lib/academy/academy-queries';
import type { Block } from '@/lib/content/pages/blocks';
import type { Media } from '@/lib/core/media';
import { lessonPath } from '@/backend/contract/paths';
import { BlockSection } from '@/components/content/block-section';
import { Film } from '@/components/content/film';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './video-block.module.css';
import { type Locale } from '@/backend/contract/locales';

type VideoBlockData = Extract<Block, { kind: 'video' }>;

interface VideoBlockProps {
  block: VideoBlockData;
  level: HeadingLevel;
  locale: Locale;
}

/** A video, or a link to a free lesson, whose player offers more. Nothing is loaded before playback starts. */
export async function VideoBlock({ block, level, locale }: VideoBlockProps) {
  const preview = block.film ? null : await findPreview(block, locale);
  if (!block.film && !preview && level !== 1) return null;
  return (
    <BlockSection title={block.title} text={block.text} level={level}>
      {block.film && <VideoFigure block={block} film={block.film} locale={locale} />}
      {preview && <PreviewLink preview={preview} locale={locale} />}
    </BlockSection>
  );
}

async function VideoFigure({
  block,
  film,
  locale,
}: {
  block: VideoBlockData;
  film: NonNullable<VideoBlockData['film']>;
  locale: Locale;
}) {
  const t = await getTranslations({ locale, namespace: 'blocks.video' });
  const { poster, captions, transcript, title } = block;
  return (
    <figure className={styles.figure}>
      <Film
        file={film}
        poster={poster?.url}
        captions={captions}
        withCaptions
        label={title || poster?.alt || t('label')}
        locale={locale}
        className={styles.film}
      />
      {transcript && (
        <figcaption>
          <details className={styles.transcript}>
            <summary className={styles.summary}>{t('transcript')}</summary>
            {transcript.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </details>
        </figcaption>
      )}
    </figure>
  );
}

interface Preview {
  path: string;
  title: string;
  poster: Media | null;
}

/** Free lessons only: a link to a locked lesson would not play. */
async function findPreview({ lesson: id, poster }: VideoBlockData, locale: Locale): Promise<Preview | null> {
  if (!id) return null;
  const { levels } = await getAcademy(locale);
  for (const level of levels) {
    const lesson = level.lessons.find((entry) => entry.id === id);
    if (!lesson?.preview) continue;
    const path = lessonPath(locale, level.slug, lesson.slug);
    return { path, title: lesson.title, poster: poster ?? lesson.video?.poster ?? level.picture };
  }
  return null;
}

async function PreviewLink({ preview, locale }: { preview: Preview; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blocks.video' });
  return (
    <Link href={preview.path} prefetch={false} className={styles.preview}>
      {preview.poster && <Picture image={{ ...preview.poster, alt: '' }} sizes="(width < 60rem) 92vw, 56rem" />}
      <span className={styles.play}>
        <Icon name="play" />
        {t('watch', { title: preview.title })}
      </span>
    </Link>
  );
}
