import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../language/use-t';

/** Asks before what was typed is lost with the page: with its tab, or for another page of the admin. A page can have one. */
export function useLeaveWarning(isDirty: boolean): void {
  const t = useT();
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('catalogue.grid.leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
