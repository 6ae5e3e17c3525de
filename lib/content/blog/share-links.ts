export type ShareTarget = 'mail' | 'whatsapp' | 'facebook' | 'x' | 'linkedin';

/** Plain links: no script of these services is loaded, and they receive no data before a click. */
export function listShareLinks(url: string, title: string): { target: ShareTarget; href: string }[] {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { target: 'mail', href: `mailto:?subject=${t}&body=${encodeURIComponent(`${title}\n\n${url}`)}` },
    { target: 'whatsapp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { target: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { target: 'x', href: `https://x.com/intent/post?url=${u}&text=${t}` },
    { target: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}` },
  ];
}
