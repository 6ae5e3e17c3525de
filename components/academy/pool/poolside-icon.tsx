/** Drawn here and not in the page's sprite: this view also opens its screens without a connection. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M5 5l14 14M19 5L5 19',
  start: 'M8 5l11 7-11 7z',
  stop: 'M6 6h12v12H6z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4',
  quiet: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4M3 3l18 18',
};

export const PoolsideIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
