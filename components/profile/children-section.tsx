import { loadFloatTexts } from '@/components/academy/float-texts';
import { Notice } from '@/components/ui/notice';
import { getAcademy } from '@/lib/academy/academy-queries';
import { loadChildrenOrNull } from '@/lib/academy/children/load-children';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import { lessonPath } from '@/backend/contract/paths';
import { AdultsPart } from './adults-part';
import { ChildList } from './child-list';
import { ChildrenExtras } from './children-extras';
import { Section } from './section';

/** The children of the account: what they can do in the water, which is kept apart from what was watched. */
export async function ChildrenSection({ locale }: { locale: Locale }) {
  const [common, { lesson: _, ...text }, { by, sharedBy }, floats, academy, loaded] = await Promise.all([
    loadProfileLabels(locale),
    getLabels(locale, 'children'),
    getLabels(locale, 'adults'),
    loadFloatTexts(locale),
    getAcademy(locale),
    loadChildrenOrNull(locale),
  ]);
  const levels = academy.levels.map(({ id, title, slug, lessons }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      href: lessonPath(locale, slug, lesson.slug),
    })),
  }));
  return (
    <Section id="children" title={text.title} lead={text.lead}>
      {loaded ? (
        <ChildList
          {...common}
          text={text}
          adults={{ by, sharedBy }}
          floats={floats}
          levels={levels}
          locale={locale}
          {...loaded}
        />
      ) : (
        <Notice tone="warning">{text.unavailable}</Notice>
      )}
      {loaded && <ChildrenExtras hasChildren={loaded.children.length > 0} levels={academy.levels} locale={locale} />}
      <AdultsPart locale={locale} />
    </Section>
  );
}
