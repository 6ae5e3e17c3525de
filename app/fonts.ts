import localFont from 'next/font/local';

const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-text-face',
  display: 'swap',
});

const display = localFont({
  src: '../node_modules/@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-display-face',
  display: 'swap',
});

/** Class of the html element: defines both font families for app/styles/tokens.css. */
export const fontClass = `${text.variable} ${display.variable}`;
