import { ButtonLink } from '@/components/ui/button-link';
import { useAcademy } from '@/lib/academy/use-academy';
import { orderPath } from '@/backend/contract/paths';

interface WatchLessonsProps {
  slug: string;
  label: string;
}

/** Leads from a payment to what it opened; bonus lessons of a suit are in no line of the order, so the academy is asked. */
export function WatchLessons({ slug, label }: WatchLessonsProps) {
  const state = useAcademy();
  if (!state) return null;
  const { all, levels, lessons } = state.owned;
  if (!all && levels.length === 0 && lessons.length === 0) return null;
  return (
    <ButtonLink href={`${orderPath(slug)}#lessons`} prefetch={false}>
      {label}
    </ButtonLink>
  );
}
