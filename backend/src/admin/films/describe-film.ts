import type { Translator } from '../../platform/admin-texts/translator';
import type { FilmState } from './film-state';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

interface FilmReport {
  text: string;
  /** Whole percent while something is going on; null otherwise. */
  percent: number | null;
  tone: 'neutral' | 'success' | 'danger';
}

const report = (text: string, tone: FilmReport['tone'] = 'neutral', percent: number | null = null): FilmReport => ({
  text,
  tone,
  percent,
});

const share = (part: number, whole: number): number => (whole > 0 ? Math.floor((part / whole) * 100) : 0);

/** What an editor reads about a film. @param sent Bytes that this page is sending; null when it sends nothing. */
export function describeFilm(
  { video, upload }: FilmState,
  sent: number | null,
  size: number,
  t: Translator,
): FilmReport {
  if (sent !== null) {
    const percent = share(sent, size);
    return report(t('films.uploading', { percent, size: megabytes(size) }), 'neutral', percent);
  }
  if (upload?.state === 'uploading') {
    const percent = share(upload.received, upload.bytes);
    const arrived = t('films.arrived', { percent, size: megabytes(upload.bytes) });
    const whose = upload.isMine ? t('films.chooseAgain', { name: upload.name }) : t('films.colleague');
    return report(`${arrived} ${whose}`, 'neutral', percent);
  }
  if (upload?.state === 'waiting') return report(t('films.waiting'), 'neutral', 0);
  if (upload?.state === 'packaging')
    return report(t('films.packaging', { percent: upload.percent }), 'neutral', upload.percent);
  if (upload?.state === 'failed') {
    const said = [t('films.failed', { name: upload.name }), t.sentence(upload.problem ?? '')];
    if (video.state === 'ready') said.push(t('films.kept'));
    return report(said.filter(Boolean).join(' '), 'danger');
  }
  if (video.state !== 'ready') return report(video.problem ? t.sentence(video.problem) : t('films.none'));
  const ready = video.isPackaged ? 'films.readyInSeveral' : 'films.readyInOne';
  return report(t(ready, { length: lengthText(video.seconds) }), 'success');
}
