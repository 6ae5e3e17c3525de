import Link from 'next/link';
import styles from './auth-layout.module.css';

/** Links to the other authentication pages. */
export function AuthLinks({ note, links }: { note?: string; links: { href: string; label: string }[] }) {
  return (
    <>
      {note && <p className={styles.soft}>{note}</p>}
      <p className={styles.links}>
        {links.map(({ href, label }) => (
          <Link key={href} href={href} prefetch={false}>
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}
