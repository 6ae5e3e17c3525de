import { type Locale } from './locales';
import { COLOR, SIZE } from './options';

type Words = Record<Locale, string>;

interface FirstValue {
  key: string;
  words: Words;
  swatch?: string;
}

interface FirstOption {
  key: string;
  words: Words;
  values: FirstValue[];
}

const inAll = (word: string): Words => ({ nl: word, en: word, de: word, es: word, fr: word, sv: word });

/** The options that every shop begins with; those from before options could be made had exactly these. */
export const FIRST_OPTIONS: FirstOption[] = [
  {
    key: COLOR,
    words: { nl: 'Kleur', en: 'Colour', de: 'Farbe', es: 'Color', fr: 'Couleur', sv: 'Färg' },
    values: [
      {
        key: 'blue',
        words: { nl: 'Blauw', en: 'Blue', de: 'Blau', es: 'Azul', fr: 'Bleu', sv: 'Blå' },
        swatch: '#3d95cf',
      },
      {
        key: 'pink',
        words: { nl: 'Roze', en: 'Pink', de: 'Rosa', es: 'Rosa', fr: 'Rose', sv: 'Rosa' },
        swatch: '#ef83a9',
      },
    ],
  },
  {
    key: SIZE,
    words: { nl: 'Maat', en: 'Size', de: 'Größe', es: 'Talla', fr: 'Taille', sv: 'Storlek' },
    values: [
      ...['xs', 's', 'm', 'l', 'xl', 'xxl'].map((key) => ({ key, words: inAll(key.toUpperCase()) })),
      { key: 'xxxl', words: inAll('3XL') },
    ],
  },
];
