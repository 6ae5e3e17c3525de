import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.sv;

export const homeSv: SeedPageText = {
  title: 'Hem',
  slug: pageSlugs.home.sv,
  seo: {
    title: 'Zwotter: flytdräkter och videolektioner för barn',
    description:
      'Öva simning med ditt barn i en flytdräkt med åtta löstagbara flytkuddar. Från 3 år, med gratis videolektioner. Leverans 1–3 arbetsdagar efter att paketet skickats.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Flytdräkter och videolektioner från 3 år',
      title: 'Alla uttrar börjar med att flyta',
      text: 'Åtta flytkuddar hjälper barnet att hålla balansen. Först efter tre bad i rad, avslappnat och utan hjälp, tar du ut två, och senare två till. Och en dag hör du dig själv säga: ”Men du simmar ju!”',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'Se flytdräkterna', path: p.shop },
      secondary: { label: 'Till Academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Hitta er dräkt',
      text: 'Tre modeller i två färger och sju storlekar, alla med åtta flytkuddar och gratis videolektioner.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'Visa alla produkter', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'Så funkar det',
      items: [
        {
          title: 'Väg barnet',
          text: 'Välj sedan storleken som hör till vikten. En dräkt som sitter tätt hjälper bäst.',
        },
        {
          title: 'Ta på',
          text: 'Ta på barnet dräkten, stäng den och se efter att den sitter rätt. Börja med alla åtta flytkuddarna och var i vattnet, inom en armlängds avstånd.',
        },
        {
          title: 'Öva',
          text: 'Titta på en videolektion hemma och öva sedan en sak i taget i vattnet. Lek räknas också.',
        },
        {
          title: 'Ta ut flytkuddar',
          text: 'Först när det har gått avslappnat och utan hjälp vid tre bad i rad tar du ut en flytkudde fram och en bak. Prova det först där barnet bottnar. Utan flytkuddar bär dräkten inte.',
        },
      ],
    },
    homeFigures.sv,
    {
      kind: 'image-text',
      title: 'Gratis videolektioner till varje dräkt',
      text: `Hur håller du barnet? När släpper du taget? Det visar vi i korta videor i Zwotter Academy. Titta hemma i soffan och prova sedan i vattnet.

Lektionerna hjälper er att öva. De ersätter varken simskolan eller din uppsikt.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Upptäck Academy', path: p.academy },
    },
    {
      kind: 'image-text',
      title: 'Rätt storlek? Fråga vågen',
      text: `En flytdräkt väljs efter vikt: flytkuddarna ska bära tillräckligt och dräkten får inte åka upp. Våra storlekar går från XS till 3XL, för barn från 11 till och med 42 kg.

Ligger barnet precis mellan två storlekar? I storleksguiden står det hur du gör.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Till storleksguiden', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'Vanliga frågor från föräldrar',
      items: [
        {
          question: 'Är en flytdräkt säker?',
          answer:
            'En flytdräkt är ett flythjälpmedel för den som lär sig simma, enligt EN 13138-1, klass B. Den är ingen flytväst och skyddar inte mot drunkning. En vuxen måste vara i vattnet, inom en armlängds avstånd, och får inte släppa barnet med blicken.',
        },
        {
          question: 'Från vilken ålder kan mitt barn ha flytdräkt?',
          answer: 'Från 3 års ålder och 11 kg. Är barnet yngre eller lättare har vi ingen dräkt som passar.',
        },
        {
          question: 'När tar jag ut en flytkudde?',
          answer:
            'Efter tre bad i rad, avslappnat och utan hjälp. Följer ni lektionerna från första nivån väntar ni dessutom tills en lektion säger till. Ta ut en fram och en bak, prova först där barnet bottnar, med dig inom en armlängds avstånd.',
        },
        {
          question: 'Hur snabbt får jag dräkten?',
          answer:
            'Inom 1–3 arbetsdagar efter att vi har skickat den. Har din betalning kommit in före kl. 15 en arbetsdag skickar vi samma dag. Vi levererar till Sverige, Nederländerna, Belgien, Tyskland, Frankrike och Spanien.',
        },
        {
          question: 'Vad gör jag om storleken blev fel?',
          answer:
            'Byt på beställningssidan, men bara om vikten stämmer med den nya storleken. Fråga oss annars, eller ångra köpet inom 14 dagar efter att du fått dräkten. Prova på land, över underkläder eller badkläder, med etiketterna kvar.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Redo för det första plasket?',
      text: 'Välj dräkten som passar ert vatten. Den är hos er inom 1–3 arbetsdagar efter att vi har skickat den.',
      link: { label: 'Till butiken', path: p.shop },
    },
  ],
};
