import { toSafeHref } from '@/components/ui/safe-href';
import { splitLinks } from '@/lib/forms/composed/inline-links';

/** An editor's words, in which `[words](/path)` is a link. It opens beside the form: reading on must not cost what was typed. */
export function InlineText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }, index) => {
    const target = href === null ? null : toSafeHref(href);
    if (!target) return words;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <a key={index} href={target.href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  });
}
