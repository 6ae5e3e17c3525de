import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.nl;

export const academyNl: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.nl,
  seo: {
    title: 'Zwemlessen op video voor ouders',
    description:
      'Twintig korte videolessen om samen te leren zwemmen, van de eerste plons tot de eerste slagen. Bij elk drijfpak van Zwotter hoort een heel niveau.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'De Zwotter Academy',
      title: 'Samen leren zwemmen, les voor les',
      text: 'Korte videolessen voor ouders, van de eerste plons tot de eerste slagen. Kijk thuis, laat je telefoon in de tas en oefen in het water, altijd binnen armlengte.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Begin met een gratis les', path: p.firstLesson },
      secondary: { label: 'Bekijk de drijfpakken', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Vier niveaus, in jullie eigen tempo',
      text: 'Van acht drijvers in het pak naar nul. Een korte check laat zien waar jullie beginnen. Herhalen mag zo vaak je wilt.',
    },
    academyFilm.nl,
    {
      kind: 'image-text',
      title: 'Wat jullie samen leren',
      text: `Jij leert hoe je vasthoudt, wanneer je loslaat en waaraan je ziet dat het even genoeg is. Je kind leert uitademen in het water, drijven, omdraaien naar de kant en later vooruitkomen.

Bij elke les horen een korte video met ondertiteling, een doel, drie zinnen voor in het water, een spel, een paklijst en drie stopsignalen. Ook staat erbij hoeveel drijvers er in het pak zitten.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'Zo werkt het',
      items: [
        {
          title: 'Kijk thuis',
          text: 'Een video duurt nog geen minuut. Bekijk hem samen op de bank en doe de beweging op het droge na.',
        },
        {
          title: 'Telefoon weg',
          text: 'Onthoud de drie zinnen van de les. In het water kijk je alleen naar je kind.',
        },
        {
          title: 'Oefen één ding',
          text: 'Doe het spel: tien minuten per zwembeurt is genoeg. Stop zolang het leuk is.',
        },
        {
          title: 'Drijvers eruit',
          text: 'Zegt een les dat er drijvers uit mogen, en lukt die drie zwembeurten achter elkaar ontspannen en zonder hulp? Haal dan één drijver uit de borst en één uit de rug. Probeer dat eerst waar je kind kan staan.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'Wat kosten de lessen?',
      body: `- **Per les, per niveau of alles samen.** Een niveau kost minder dan de lessen ervan apart, en de hele academy minder dan de niveaus apart.
- **Wat je al betaalde, telt mee.** Koop je later een niveau of de hele academy, dan trekken we af wat je voor die lessen echt hebt betaald.
- **Je betaalt één keer.** Geen abonnement. Wat al van jou is, kun je niet nog eens kopen.
- **Bij elk drijfpak hoort het niveau [Watervrij](${p.waterConfidence}).** Je kunt kijken zodra je bestelling betaald is, ook al is het pak nog onderweg.`,
    },
    {
      kind: 'image-text',
      title: 'Een drijfpak is geen reddingsvest',
      text: `Een drijfpak helpt bij het leren zwemmen en beschermt niet tegen verdrinking. Een videoles ook niet. Ga daarom altijd zelf mee het water in, blijf binnen armlengte en kijk alleen naar je kind.

De lessen leveren geen zwemdiploma op. Voor een diploma ga je naar een zwemschool; wat jullie hier oefenen, komt daar goed van pas.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Vragen over de academy',
      items: [
        {
          question: 'Voor welke leeftijd zijn de lessen?',
          answer:
            'Voor kinderen vanaf 3 jaar en de volwassene die mee het water in gaat. Je kind bepaalt het tempo, niet de leeftijd: is alles nog nieuw, begin dan bij Watervrij en ga verder zodra dat ontspannen gaat.',
        },
        {
          question: 'Wie heeft de lessen gemaakt?',
          answer:
            'De redactie van Zwotter schreef de lessen zelf. Ze zijn niet door een zweminstructeur of een zwembond beoordeeld en ook niet onafhankelijk getest. Zie ze als ideeën om samen te oefenen, naast zwemles en nooit in plaats daarvan.',
        },
        {
          question: 'Hebben we een drijfpak nodig?',
          answer:
            'De lessen zijn gemaakt voor een pak met acht uitneembare drijvers: bij elke les staat hoeveel er in het pak blijven. Kijken kan altijd, en de eerste les doe je gewoon in bad.',
        },
        {
          question: 'Welke lessen horen gratis bij een drijfpak?',
          answer:
            'Het hele eerste niveau, Watervrij. Bij een tweede pak verandert er niets: de lessen zijn al van jullie.',
        },
        {
          question: 'Ik heb al losse lessen. Wat betaal ik dan voor het niveau?',
          answer:
            'Log in, of kijk in de browser waarmee je bestelde. Je ziet dan jouw prijs: de gewone prijs min wat je voor die lessen betaalde.',
        },
        {
          question: 'Kan ik kijken zonder account?',
          answer:
            'Ja. Is je bestelling betaald, dan kijk je met de link in je bevestigingsmail. Log je later in met hetzelfde e-mailadres, dan staan je lessen ook in je account.',
        },
        {
          question: 'Hoe lang houd ik toegang?',
          answer: 'Zolang wij de academy aanbieden, en in elk geval twee jaar na je aankoop. Je kijkt zo vaak je wilt.',
        },
        {
          question: 'Kan ik mijn aankoop herroepen?',
          answer:
            'Gekochte lessen kun je meteen na je betaling bekijken. Herroepen kan dan niet meer; daar vragen we bij het bestellen apart je toestemming voor. Herroep je een drijfpak, dan eindigt ook de toegang tot de gratis lessen.',
        },
        {
          question: 'Haalt mijn kind hiermee een zwemdiploma?',
          answer: `Nee. De lessen helpen jullie oefenen en bereiden je kind voor op zwemles. Diploma’s krijg je bij een zwemschool. Lees hoe een drijfpak [naast het zwem-ABC](${p.swimBadges}) past.`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Nog geen pak?',
      text: 'Drie modellen, zeven maten, en bij elk pak het eerste niveau cadeau.',
      link: { label: 'Naar de drijfpakken', path: p.shop },
    },
  ],
};
