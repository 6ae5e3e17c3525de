/** Icons used in the player only, which change at a click and must not wait for a file. 24 x 24. */
const PATHS = {
  play: 'M7 4.6v14.8a1 1 0 0 0 1.5.9l12-7.4a1 1 0 0 0 0-1.8l-12-7.4A1 1 0 0 0 7 4.6z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  back: 'M12 5V1.6L6.6 6 12 10.4V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  forward: 'M12 5V1.6L17.4 6 12 10.4V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
  sound: 'M3 9v6h4l6 5V4L7 9zM16 8.2a5 5 0 0 1 0 7.6zM16 3.8a9 9 0 0 1 0 16.4v-2.1a7 7 0 0 0 0-12.2z',
  muted:
    'M3 9v6h4l6 5V4L7 9zM22 9.4 20.6 8 18 10.6 15.4 8 14 9.4l2.6 2.6-2.6 2.6 1.4 1.4 2.6-2.6 2.6 2.6 1.4-1.4-2.6-2.6z',
  captions:
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6c0-1.100.9-2 2-2zm0 2v12h16V6zm7 4.600H9.200v-.6H7.400v4h1.800v-.6H11v1.100c0 .6-.4 1-1 1H6.600c-.6 0-1-.4-1-1v-5c0-.6.4-1 1-1H10c.6 0 1 .4 1 1zm7.400 0h-1.800v-.6h-1.800v4h1.800v-.6h1.800v1.100c0 .6-.4 1-1 1H14c-.6 0-1-.4-1-1v-5c0-.6.4-1 1-1h3.400c.6 0 1 .4 1 1z',
  pip: 'M3 4h18a1 1 0 0 1 1 1v7h-2V6H4v12h6v2H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM12 14h10v7H12z',
  full: 'M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z',
  small: 'M8 4h2v6H4V8h4zM14 4h2v4h4v2h-6zM4 14h6v6H8v-4H4zM14 14h6v2h-4v4h-2z',
  repeat:
    'M7 6h9V3l5 4-5 4V8H7a2 2 0 0 0-2 2v1H3v-1a4 4 0 0 1 4-4zM17 18H8v3l-5-4 5-4v3h9a2 2 0 0 0 2-2v-1h2v1a4 4 0 0 1-4 4z',
} as const;

export type PlayerIconName = keyof typeof PATHS;

export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={PATHS[name]} />
    </svg>
  );
}
