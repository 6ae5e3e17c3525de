import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-class';
import { toSafeHref } from '@/components/ui/safe-href';
import { type Link } from '@/lib/core/link';

/** A CMS link as a button; nothing if its URL is unsafe. */
export function ActionLink({ link, ...look }: { link: Link | null; className?: string } & ButtonLook) {
  const target = link && toSafeHref(link.path);
  if (!target) return null;
  return (
    <ButtonLink {...look} href={target.href} {...(target.external && { rel: 'noopener noreferrer' })}>
      {link.label}
    </ButtonLink>
  );
}
