import localFont from 'next/font/local';

// The Latin subset has all letters of the six languages. `optional`: a face that arrives late waits for the next page, so that no line
// breaks anew under the reader's eyes; both are preloaded and small enough to arrive with the styles.
const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-face',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Text fallback'],
});

/** Headings have one weight: the variable file would weigh 14 KB more. */
const display = localFont({
  src: '../node_modules/@fontsource/gabarito/files/gabarito-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-display-face',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Display fallback'],
});

/** Class of the html element: defines both font families for app/styles/tokens.css. */
export const fontClass = `${text.variable} ${display.variable}`;
