/** A key, drawn here instead of among the shop's icons, which every page carries. */
export function PasskeyMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="16" r="5" />
      <path d="M11.5 12.5 21 3m-4 4 3 3m-6.5.5 2 2" />
    </svg>
  );
}
