'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { goToTarget } from './go-to-target';
import { focusFirst } from '@/components/forms/focus-first';
import { SignIn, type SignInView } from './sign-in';

export interface SignInDialogProps {
  onClose: () => void;
  /** Called instead of redirecting, for callers that stay on the page. */
  onSignedIn?: () => void;
  view?: SignInView;
  email?: string;
  returnTo?: string;
}

/** Sign-in in a dialog over the current page. The browser's back button closes it. */
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

  // Not the close button, which browsers focus by default.
  useEffect(() => focusFirst(content.current), []);
  // Close before unmounting: only a closing dialog returns the focus.
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

/** A history step back that was requested but has not happened yet. */
let steppingBack: Promise<unknown> = Promise.resolve();

/** Adds a history entry so that the back button closes the dialog. Returns a function that closes it. */
function useStepInHistory(onBack: () => void): () => void {
  const latest = useRef(onBack);
  const stepped = useRef(false);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const listening = new AbortController();
    // Reopened immediately: an entry added now would be the one that the pending step removes.
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
