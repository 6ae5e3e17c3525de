import { useEffect, useState } from 'react';
import { addListeners } from './add-listeners';

/** iPhones support only native full screen for videos, with native controls. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function useFullscreen(stage: HTMLElement | null, video: AppleVideo | null) {
  const [isFull, setFull] = useState(false);
  useEffect(
    () =>
      addListeners(document, {
        fullscreenchange: () => setFull(document.fullscreenElement === stage && stage !== null),
      }),
    [stage],
  );
  const canDo = Boolean(document.fullscreenEnabled || video?.webkitEnterFullscreen);
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void stage?.requestFullscreen().catch(() => {});
    else video?.webkitEnterFullscreen?.();
  };
  return { isFull, canDo, toggle };
}
