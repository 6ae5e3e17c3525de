import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import type { CheckLevel } from '@/lib/academy/level-check/check-model';
import styles from './level-check-card.module.css';

/** What a child can do that has a level behind it, by the number of floats the level begins with. */
const AFTER: Record<number, 'after8' | 'after6' | 'after4' | 'after2'> = {
  8: 'after8',
  6: 'after6',
  4: 'after4',
  2: 'after2',
};

/** Which level fits: what the check asks, without asking. */
export async function LevelTable({ levels, locale }: { levels: CheckLevel[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'levelCheck.table' });
  const rows = [undefined, ...levels].flatMap((before, index) => {
    const after = before ? AFTER[before.floats] : 'beginner';
    return after ? [{ can: t(after), level: levels[index] }] : [];
  });
  return (
    <table className={styles.table}>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('can')}</th>
          <th scope="col">{t('level')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ can, level }) => (
          <tr key={can}>
            <td>{can}</td>
            <td>{level ? <a href={level.path}>{level.title}</a> : t('none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
