'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { goToTarget } from './go-to-target';
import { focusFirst } from '@/components/forms/focus-first';
import { SignIn, type SignInView } from './sign-in';

export interface SignInDialogProps {
  onClose: () => void;
  /** For who stays on the page; by default one goes on to where one was going. */
  onSignedIn?: () => void;
  view?: SignInView;
  email?: string;
  returnTo?: string;
}

/** The login layout in place, over the page one was on. The browser's back button closes it. */
export function SignInDialog({
  screen,
  onClose,
  onSignedIn,
  view: first = 'login',
  ...signIn
}: SignInDialogProps & { screen: AuthPageProps }) {
  const { labels, profilePath } = screen;
  const [open, setOpen] = useState(true);
  const [view, setView] = useState(first);
  const content = useRef<HTMLDivElement>(null);
  const leave = () => setOpen(false);
  const goBack = useStepInHistory(leave);

  // Not the close button, where the browser would begin.
  useEffect(() => focusFirst(content.current), []);
  // Closed first and taken away then: only a dialog that closes gives the focus back.
  useEffect(() => {
    if (!open) onClose();
  }, [open, onClose]);

  const finish = () => {
    if (!onSignedIn) return goToTarget(profilePath);
    onSignedIn();
    goBack();
  };
  return (
    <Dialog open={open} steady onClose={goBack} title={labels[view].title} closeLabel={labels.close}>
      <div ref={content}>
        <SignIn
          {...signIn}
          screen={screen}
          view={view}
          onView={setView}
          onSignedIn={finish}
          inPlace={{ onLeave: leave }}
        />
      </div>
    </Dialog>
  );
}

/** A step back that the browser has been asked for and has not made yet. */
let steppingBack: Promise<unknown> = Promise.resolve();

/** A step in the browser's history, so that going back closes what is open. Answers how to close it by hand. */
function useStepInHistory(onBack: () => void): () => void {
  const latest = useRef(onBack);
  const stepped = useRef(false);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const listening = new AbortController();
    // Opened again at once: a step made now would be the one that is taken back.
    void steppingBack.then(() => {
      if (listening.signal.aborted) return;
      // React runs effects twice in development.
      if (!stepped.current) window.history.pushState(null, '');
      stepped.current = true;
      window.addEventListener('popstate', () => latest.current(), { signal: listening.signal });
    });
    return () => listening.abort();
  }, []);
  return () => {
    latest.current();
    if (!stepped.current) return;
    stepped.current = false;
    steppingBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
  };
}
