import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.sv;

export const chooseSv = buildChoose('sv', {
  title: 'Vilken flytdräkt?',
  seo: {
    title: 'Vilken flytdräkt passar er? Classic, Mini och Pro jämförda',
    description:
      'Classic, Mini eller Pro, och hur är det med armpuffar eller simbälte? En ärlig jämförelse, med råd om vatten, färg och livslängd.',
  },
  intro: [
    'Vilken flytdräkt passar er?',
    'Storleken väljer du efter vikt, modellen efter vattnet ni övar i. Här ser du vad som skiljer de tre dräkterna åt, och när armpuffar eller ett simbälte är ett bättre val.',
  ],
  finder: [
    'Fyra frågor, en dräkt',
    'Fyll i barnets vikt och ålder, vattnets temperatur och platsen. Då ser du vilken modell och storlek som passar, eller varför ingen gör det.',
  ],
  models: {
    title: 'Classic, Mini och Pro sida vid sida',
    text: 'De åtta löstagbara flytkuddarna och storlekarna, XS till 3XL för 11 till och med 42 kg, är desamma på alla tre. Det som skiljer är tyget och hur mycket av huden dräkten täcker.',
    rows: [
      [
        'Bra för',
        'De flesta baddagar i en varm bassäng',
        'Det allra första plasket',
        'Svalt vatten och barn som lätt fryser',
      ],
      ['Vatten', 'Från ungefär 28 °C', 'Från ungefär 30 °C', 'Ungefär 20–28 °C'],
      [
        'Var',
        'Simhall, uppvärmd utomhusbassäng',
        'Plaskbassäng, varm undervisningsbassäng',
        'Utomhusbassäng, bevakad badplats',
      ],
      ['Ärmar', 'Korta ärmar', 'Ärmlös, med breda axelband', 'Långa ärmar'],
      ['Ben', 'Korta ben', 'Fria', 'Långa ben, förstärkta knän'],
      ['Tyg', 'Mjukt, klortåligt badtyg', 'Lätt, extra stretchigt och snabbtorkande', '2 mm neopren med mjukt foder'],
      [
        'Solskydd',
        'UPF 50+ på den hud som dräkten täcker',
        'UPF 50+ på den hud som dräkten täcker, alltså inte på armar och ben',
        'UPF 50+ från handled till ankel',
      ],
    ],
  },
  water: `## Hur varmt är ert vatten?

Fråga personalen eller titta på tavlan där temperaturen står. Ett litet barn som rör sig lite blir kallt fortare än du.

- **30 °C eller varmare**: i [Mini](${p.mini}) rör sig barnet friast.
- **Från ungefär 28 °C**: [Classic](${p.classic}) är varm nog för en halvtimme i vattnet.
- **20–28 °C**: välj [Pro](${p.pro}) och gå upp ur vattnet oftare.
- **Kallare än 20 °C**: vänta med övningen till en annan dag, även med neopren.

Om barnet huttrar, blir tyst eller får blå läppar går ni genast upp ur vattnet och värmer barnet.

## En färg som syns

Blått är fint, men under vattnet syns det dåligt, framför allt i en bassäng med blått kakel. Rosa syns bättre. Väljer barnet blått kan du sätta på en badmössa i en stark färg, till exempel orange eller neongul. Se efter hur väl dräkten syns när ni är i vattnet, med dig alldeles intill barnet. Hur stark färgen än är så är det du som håller uppsikt.`,
  aids: {
    title: 'Flytdräkt, armpuffar eller simbälte?',
    text: 'Alla tre har sina fördelar. Tabellen gäller de flesta modeller, men läs alltid bruksanvisningen.',
    columns: ['Flytdräkt', 'Armpuffar', 'Simbälte eller simväst av skum'],
    rows: [
      ['Placering', 'Runt bröst och rygg, i själva dräkten', 'På överarmarna', 'Runt midjan eller bröstet'],
      [
        'Läge i vattnet',
        'Lutar framåt, med armar och ben fria',
        'Ofta upprätt, och armarna rör sig mindre fritt',
        'Plant med bälte, ofta upprätt med väst',
      ],
      [
        'Flytkraften går att ändra',
        yes('Två flytkuddar i taget tas ut'),
        no('De ska alltid vara helt uppblåsta'),
        'På vissa modeller, block för block',
      ],
      [
        'Sitter den kvar?',
        'Ja, om storleken stämmer och dragkedjan är stängd',
        'De kan glida av våta armar',
        'Ett bälte kan åka upp, en väst behöver grenband',
      ],
      ['Fungerar utan luft', yes('Skum'), no('Kan tappa luft, därför har de flera kammare'), yes('Skum')],
      [
        'Utan ombyte',
        no('Barnet måste byta om'),
        yes('Passar till alla badkläder: trä dem på bar arm och blås sedan upp'),
        yes('Ett spänne'),
      ],
      ['I väskan', 'Som en tjock baddräkt', 'Nästan ingenting', 'Stor och styv'],
      ['Solskydd', yes('UPF 50+ på den hud som dräkten täcker'), no('Inget'), no('Knappt något')],
      [
        'Växer med barnet',
        'Upp till storlekens maxvikt',
        'Ett par räcker ofta för ett brett viktintervall',
        'Ofta i flera år, med ställbar rem',
      ],
      ['Pris', 'Oftast dyrast', 'Oftast billigast', 'Oftast däremellan'],
      ['Standard', 'EN 13138-1, klass B', 'EN 13138-1, titta på produkten', 'EN 13138-1, titta på produkten'],
    ],
  },
  advice: `## När armpuffar räcker

För att plaska lite då och då, eller när allt ska få plats i semesterväskan, är bra armpuffar i rätt storlek ett klokt val. Ett simbälte är praktiskt för ett barn som redan ligger plant och bara övar bensparkar. Vill ni öva en hel säsong och minska hjälpen lite i taget kommer flytdräkten till sin rätt.

## Vad ingen av dem är

En flytdräkt är ett flythjälpmedel för den som lär sig simma, ingen flytväst. Detsamma gäller armpuffar och simbälten. Ingen av dem skyddar mot drunkning. En vuxen måste vara i vattnet, [inom en armlängds avstånd](${p.armsReach}), och får inte släppa barnet med blicken. På en båt eller brygga ska barnet ha en räddningsväst som passar vikten.

## Hur länge håller en flytdräkt?

Byt ut dräkten senast efter fem år, och tidigare om du märker något av det här:

- tyget är tunt eller uttöjt, eller en söm går upp
- dragkedjan går inte att stänga helt eller går upp av sig själv
- en ficka går inte att stänga

Är det bara en flytkudde som är hård, sprucken eller hoptryckt? Beställ en ny av oss och använd inte dräkten förrän den nya sitter i.

Spara mejlet med din beställning. Då vet du längre fram hur gammal dräkten är.

## När ett syskon tar över

Det går bra så länge dräkten är hel. Väg barnet som ska ha den och leta upp storleken i [storleksguiden](${p.sizeGuide}). En dräkt att växa i är ingen bra idé. Gå igenom alla sömmar, dragkedjan och fickorna, sätt tillbaka alla åtta flytkuddarna och börja från början. Skicka med bruksanvisningen också. De fem åren börjar inte om.`,
  cta: ['Vet du vilken det blir?', 'Välj modell, färg och storlek. Videolektioner ingår gratis.', 'Till butiken'],
});
