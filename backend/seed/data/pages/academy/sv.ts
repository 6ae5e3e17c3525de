import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.sv;

export const academySv: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.sv,
  seo: {
    title: 'Academy: videolektioner i simning för föräldrar',
    description:
      'Tjugo korta videolektioner för att öva simning tillsammans, från första plasket till de första simtagen. En hel nivå ingår med varje flytdräkt.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Zwotter Academy',
      title: 'Öva simning tillsammans, lektion för lektion',
      text: 'Korta videolektioner för föräldrar, från första plasket till de första simtagen. Titta hemma, låt mobilen ligga i väskan och öva i vattnet, alltid inom en armlängds avstånd.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Börja med en gratis lektion', path: p.firstLesson },
      secondary: { label: 'Se flytdräkterna', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Fyra nivåer, i er egen takt',
      text: 'Från åtta flytkuddar i dräkten till inga alls. Ett kort test visar var ni börjar, och ni kan ta om lektionerna så ofta ni vill.',
    },
    academyFilm.sv,
    {
      kind: 'image-text',
      title: 'Det här lär ni er tillsammans',
      text: `Du lär dig hur du håller barnet, när du släpper taget och hur det märks att det räcker. Barnet lär sig att andas ut i vattnet, att flyta, att vända sig mot kanten och så småningom att ta sig framåt.

Varje lektion har en kort video med undertexter, ett mål, tre fraser att säga i vattnet, en lek, en packlista och tre stoppsignaler. Det står också hur många flytkuddar som ska sitta i dräkten.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'Så funkar det',
      items: [
        {
          title: 'Titta hemma',
          text: 'Videon är kortare än en minut. Se den tillsammans i soffan och prova rörelsen på land.',
        },
        {
          title: 'Lägg undan mobilen',
          text: 'Kom ihåg lektionens tre fraser. I vattnet tittar du bara på ditt barn.',
        },
        {
          title: 'Öva en sak',
          text: 'Prova lektionens lek: tio minuter av badet räcker. Sluta medan det är roligt.',
        },
        {
          title: 'Ta ut flytkuddar',
          text: 'När det står i lektionen, och den har gått avslappnat och utan hjälp vid tre bad i rad, tar du ut en flytkudde fram och en bak. Prova det först där barnet bottnar.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'Så räknar vi',
      body: `- **Per lektion, per nivå eller allt på en gång.** En nivå kostar mindre än lektionerna var för sig, och hela Academy mindre än nivåerna var för sig.
- **Det du har betalat räknas.** Köper du senare en nivå eller hela Academy drar vi av det du faktiskt har betalat för lektioner som ingår.
- **Du betalar en gång.** Ingen prenumeration. Det som redan är ditt går inte att köpa igen.
- **Med varje flytdräkt följer nivån [Vattenvana](${p.waterConfidence}).** Du kan titta så snart beställningen är betald, även medan dräkten är på väg.`,
    },
    {
      kind: 'image-text',
      title: 'En flytdräkt är ingen flytväst',
      text: `En flytdräkt hjälper barnet att lära sig simma och skyddar inte mot drunkning. Det gör inte en videolektion heller. Följ därför alltid själv med i vattnet, håll dig inom en armlängds avstånd och titta bara på ditt barn.

Lektionerna ger inget simmärke. Märken som Baddaren tar barnet i simskolan, och där har ni nytta av allt ni övar på här.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Vanliga frågor om Academy',
      items: [
        {
          question: 'Från vilken ålder passar lektionerna?',
          answer:
            'Från 3 år, tillsammans med en vuxen som följer med i vattnet. Barnet bestämmer takten, inte åldern: är allt nytt börjar ni med Vattenvana och går vidare när det går avslappnat.',
        },
        {
          question: 'Vem har gjort lektionerna?',
          answer:
            'Zwotters redaktion har skrivit dem själv. De har inte granskats av någon simlärare eller något simförbund och är inte oberoende testade. Se dem som idéer att öva på vid sidan av simskolan, aldrig i stället för den.',
        },
        {
          question: 'Behöver vi en flytdräkt?',
          answer:
            'Lektionerna är gjorda för en dräkt med åtta löstagbara flytkuddar, och varje lektion anger hur många. Ni kan titta även utan dräkt, och den första lektionen gör ni i badkaret.',
        },
        {
          question: 'Vilka lektioner ingår med en dräkt?',
          answer: 'Hela första nivån, Vattenvana. Köper ni en dräkt till ändras ingenting: lektionerna är redan era.',
        },
        {
          question: 'Jag har redan några lektioner. Vad kostar nivån då?',
          answer:
            'Logga in, eller titta i samma webbläsare som du beställde i. Då ser du ditt pris, alltså det vanliga minus det du har betalat för de lektionerna.',
        },
        {
          question: 'Kan jag titta utan konto?',
          answer:
            'Ja. När beställningen är betald räcker länken i bekräftelsemejlet. Loggar du senare in med samma e-postadress finns lektionerna där också, och du ser hur långt ni har kommit.',
        },
        {
          question: 'Hur länge har jag tillgång?',
          answer:
            'Så länge vi erbjuder Academy, och minst två år från köpet. Titta så ofta du vill, på mobil, surfplatta eller dator.',
        },
        {
          question: 'Kan jag ångra köpet?',
          answer:
            'Lektioner som du köper kan du se direkt efter betalningen, och då går köpet inte längre att ångra. Vid beställningen ber vi särskilt om ditt samtycke till det. Ångrar du köpet av en flytdräkt upphör också tillgången till de gratislektioner som ingick.',
        },
        {
          question: 'Får mitt barn ett simmärke?',
          answer: `Nej. Lektionerna hjälper er att öva och förbereder barnet för simskolan. Märken delas ut av utbildade simlärare. Läs mer om [simborgarmärket och Baddaren](${p.swimBadges}).`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Ingen dräkt än?',
      text: 'Tre modeller i sju storlekar, och första nivån ingår alltid.',
      link: { label: 'Till flytdräkterna', path: p.shop },
    },
  ],
};
