/** Not in components/ui/icon: those icons are sent with every island. A speech bubble with a receiver. */
export function WhatsappIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 21l1.4-4.6a9 9 0 1 1 3.4 3.3zM8.8 8.6c.2 3.6 3 6.4 6.6 6.6l1-1.9l-2.2-1.2l-1 .9a5 5 0 0 1-2.2-2.2l.9-1l-1.2-2.2z" />
    </svg>
  );
}
