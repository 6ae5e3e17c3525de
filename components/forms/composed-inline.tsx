import { toSafeHref } from '@/components/ui/safe-href';
import { splitLinks } from '@/lib/forms/composed/inline-links';

/** Text of the CMS in which `[label](/path)` is a link. Links open in a new tab, so that the input is not lost. */
export function InlineText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: label, href }, index) => {
    const target = href === null ? null : toSafeHref(href);
    if (!target) return label;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed.
      <a key={index} href={target.href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  });
}
