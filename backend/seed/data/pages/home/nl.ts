import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.nl;

export const homeNl: SeedPageText = {
  title: 'Home',
  slug: pageSlugs.home.nl,
  seo: {
    title: 'Zwotter: drijfpakken en zwemlessen voor kinderen',
    description:
      'Leren zwemmen in een drijfpak met acht uitneembare drijvers. Voor kinderen vanaf 3 jaar, met gratis videolessen. 1 tot 3 werkdagen na verzending in huis.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Drijfpakken en zwemlessen vanaf 3 jaar',
      title: 'Elke otter begint met drijven',
      text: 'Acht drijvers helpen je kind in balans te blijven. Pas als het drie zwembeurten achter elkaar ontspannen en zonder hulp drijft, haal je er twee uit, en later weer twee. Tot je op een dag verbaasd roept: je zwemt!',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'Bekijk de drijfpakken', path: p.shop },
      secondary: { label: 'Naar de academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Kies jullie pak',
      text: 'Drie modellen, twee kleuren, zeven maten. Allemaal met acht drijvers en gratis videolessen.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'Bekijk alle producten', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'Zo werkt het',
      items: [
        {
          title: 'Wegen',
          text: 'Weeg je kind en kies de maat die bij het gewicht hoort. Een pak dat goed aansluit, helpt het best.',
        },
        {
          title: 'Aantrekken',
          text: 'Pak aan, rits dicht, even controleren. Begin met alle acht drijvers en blijf in het water, binnen armlengte.',
        },
        {
          title: 'Leren',
          text: 'Bekijk thuis een videoles en oefen in het water één ding tegelijk. Spelen telt ook mee.',
        },
        {
          title: 'Drijvers eruit',
          text: 'Haal er pas twee uit, één uit de borst en één uit de rug, als je kind drie zwembeurten achter elkaar ontspannen en zonder hulp drijft. Eerst waar het kan staan. Een leeg pak geeft geen drijfvermogen.',
        },
      ],
    },
    homeFigures.nl,
    {
      kind: 'image-text',
      title: 'Gratis videolessen bij elk drijfpak',
      text: `Hoe houd je je kind vast? Wanneer laat je los? In de Zwotter Academy leer je het met korte video’s en uitleg stap voor stap. Je kijkt ze thuis, samen op de bank, en oefent daarna in het water.

De lessen helpen jullie oefenen. Ze vervangen geen zwemles met een zweminstructeur en nooit jouw toezicht.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Ontdek de academy', path: p.academy },
    },
    {
      kind: 'image-text',
      title: 'De juiste maat? De weegschaal weet het',
      text: `Een drijfpak kies je op gewicht, want de drijvers moeten genoeg drijfvermogen geven en het pak mag niet omhoogkruipen. Onze maten lopen van XS tot en met 3XL, voor kinderen van 11 tot en met 42 kg.

Zit je kind precies op de grens? In de maattabel lees je wat je dan doet.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Naar de maattabel', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'Wat ouders ons vragen',
      items: [
        {
          question: 'Is een drijfpak veilig?',
          answer:
            'Een drijfpak is een drijfhulpmiddel om te leren zwemmen, volgens EN 13138-1 klasse B. Het is geen reddingsvest en beschermt niet tegen verdrinking. Blijf altijd zelf in het water, binnen armlengte, en kijk alleen naar je kind.',
        },
        {
          question: 'Vanaf welke leeftijd kan mijn kind een drijfpak dragen?',
          answer: 'Vanaf 3 jaar en vanaf 11 kg. Is je kind jonger of lichter, dan hebben wij geen passend pak.',
        },
        {
          question: 'Wanneer haal ik drijvers eruit?',
          answer:
            'Als je kind drie zwembeurten achter elkaar ontspannen en zonder hulp drijft; volg je de lessen vanaf het begin, wacht dan ook tot een les het zegt. Eén uit de borst, één uit de rug, eerst waar het kan staan, binnen armlengte.',
        },
        {
          question: 'Hoe snel heb ik het pak in huis?',
          answer:
            '1 tot 3 werkdagen na verzending. Is je betaling op een werkdag vóór 15.00 uur binnen, dan versturen we dezelfde dag. We verzenden naar Nederland, België, Duitsland, Frankrijk, Spanje en Zweden.',
        },
        {
          question: 'De maat klopt niet. Wat nu?',
          answer:
            'Ruil op je bestelpagina als een andere maat ook bij het gewicht past; zo niet, vraag het ons. Herroepen kan tot 14 dagen na ontvangst. Pas het pak droog, over ondergoed of zwemkleding, en laat de labels eraan tot je zeker weet dat het past.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Klaar voor de eerste plons?',
      text: 'Kies het pak dat past bij het water waarin jullie zwemmen.',
      link: { label: 'Naar de winkel', path: p.shop },
    },
  ],
};
