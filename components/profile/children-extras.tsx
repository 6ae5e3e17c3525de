import { Notice } from '@/components/ui/notice';
import { loadPracticeMailOrNull } from '@/lib/academy/practice-mail/load-practice-mail';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import { finishPath } from '@/backend/contract/paths';
import { PracticeMailSetting } from './practice-mail-setting';
import { SettingRow } from './setting-row';
import styles from './section.module.css';

interface ChildrenExtrasProps {
  hasChildren: boolean;
  levels: { id: string; title: string }[];
  locale: Locale;
}

/** Below the children: what each level looks like for them, and the weekly mail; nothing while there is nothing to show. */
export async function ChildrenExtras({ hasChildren, levels, locale }: ChildrenExtrasProps) {
  const mail = await loadPracticeMailOrNull(locale);
  // Turned on before the last child was removed, it must still be possible to turn it off.
  if (!hasChildren && !mail?.on) return null;
  const [common, finish, { stop: _, done: __, ...text }] = await Promise.all([
    loadProfileLabels(locale),
    getLabels(locale, 'finish'),
    getLabels(locale, 'practiceMail'),
  ]);
  return (
    <>
      {levels.length > 0 && (
        <SettingRow title={finish.listTitle}>
          <ul role="list" className={styles.buttons}>
            {levels.map(({ id, title }) => (
              <li key={id}>
                <a href={finishPath(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </SettingRow>
      )}
      {mail ? (
        <PracticeMailSetting {...common} text={text} mail={mail} />
      ) : (
        <SettingRow title={text.title}>
          <Notice tone="warning">{text.unavailable}</Notice>
        </SettingRow>
      )}
    </>
  );
}
