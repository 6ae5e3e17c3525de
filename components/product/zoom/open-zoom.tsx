import { createRoot } from 'react-dom/client';
import { ZoomDialog, type ZoomDialogProps } from './zoom-dialog';

/** Opens the dialog beside the page, in a root of its own: the page carries nothing for it but this call. */
export function openZoom({ onClose, ...props }: ZoomDialogProps): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (index: number) => {
    root.unmount();
    place.remove();
    onClose(index);
  };
  root.render(<ZoomDialog {...props} onClose={close} />);
}
