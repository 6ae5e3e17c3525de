import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-class';
import { toSafeHref } from '@/components/ui/safe-href';
import { type Link } from '@/lib/core/link';

/** An editor's link as a button; left out when its address isn't safe to open. */
export function ActionLink({ link, ...look }: { link: Link | null; className?: string } & ButtonLook) {
  const target = link && toSafeHref(link.path);
  if (!target) return null;
  return (
    <ButtonLink {...look} href={target.href} rel={target.external ? 'noopener noreferrer' : undefined}>
      {link.label}
    </ButtonLink>
  );
}
