import { useEffect, useState } from 'react';
import { addListeners } from './add-listeners';

/** iPhones support only native full screen for videos, with native controls. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function useFullscreen(container: HTMLElement | null, video: AppleVideo | null) {
  const [isFull, setFull] = useState(false);
  useEffect(
    () =>
      addListeners(document, {
        fullscreenchange: () => setFull(document.fullscreenElement === container && container !== null),
      }),
    [container],
  );
  const canDo = Boolean(document.fullscreenEnabled || video?.webkitEnterFullscreen);
  const toggle = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void container?.requestFullscreen().catch(() => {});
    else video?.webkitEnterFullscreen?.();
  };
  return { isFull, canDo, toggle };
}
