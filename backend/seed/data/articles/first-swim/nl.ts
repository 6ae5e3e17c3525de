import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimNl: SeedArticle['text']['nl'] = {
  title: 'De eerste keer naar het zwembad met een drijfpak: de checklist',
  slug: articleSlugs.firstSwim.nl,
  summary:
    'Wat neem je mee, wat controleer je en wat doe je eigenlijk, dat eerste halfuur in het water? Met deze lijst ga je ontspannen op pad.',
  body: `De tas staat klaar, het nieuwe pak ligt bovenop en je kind vraagt al voor de vijfde keer of jullie nu gaan. De eerste keer zwemmen met een drijfpak is spannend, voor jullie allebei. Met een beetje voorbereiding wordt het vooral leuk.

## Thuis: pas het pak in alle rust

Wacht met passen niet tot jullie in een vol kleedhokje staan. Trek je kind het pak thuis aan, droog en over ondergoed. Laat de labels eraan tot je zeker weet dat het past. Loop samen deze punten na:

- Past de maat nog bij het gewicht? Weeg je kind en kijk in de [maattabel](${paths.nl.sizeGuide}).
- Zitten alle acht drijvers in hun vakje en zijn de vakjes dicht?
- Gaat de rits helemaal dicht? En schuift het pak hooguit een paar centimeter, niet voorbij de kin, als je het bij de schouders omhoogtrekt?
- Is alles heel: geen scheurtjes, geen losse naden?

Laat je kind er daarna een kwartier in rondlopen. Een pak dat je van de woonkamer kent, is in het water niet meer vreemd.

## In de tas

1. Drijfpak, met alle drijvers erin
2. Twee handdoeken of een badponcho
3. Zwemluier, als die nog nodig is
4. Iets te drinken en een boterham voor daarna
5. Droge kleren en een muts voor op de terugweg
6. Zonnebrand als jullie buiten gaan zwemmen

Laat je telefoon in de tas zolang je kind in het water is. Dat klinkt streng, maar wie op een scherm kijkt, kijkt niet naar zijn kind. Verdrinken gaat snel en zonder geluid. Die ene foto kan ook ná het zwemmen.

## Kies een rustig moment

Ga vroeg op de dag, of vraag het zwembad wanneer het stil is. Neem het ondiepe bad, waar je kind kan staan. Warm water helpt, want een kind dat het koud heeft, spant alle spieren aan en vindt er niets aan. Reken op twintig tot dertig minuten in het water; tien daarvan zijn genoeg om te oefenen. Stoppen als het nog leuk is, is de beste reclame voor de volgende keer.

## Het eerste halfuur

**De eerste vijf minuten** zitten jullie op de trap of de rand. Voeten nat, handen nat, een plens water over de buik. Er hoeft nog niets.

**Daarna** loop je samen het water in. Houd je kind onder de oksels vast, met het gezicht naar jou toe. Zo ziet het je lachen en voel jij meteen of het gespannen is. Zak zelf door je knieën, zodat jullie ogen op gelijke hoogte zijn.

**Voel samen wat het pak doet.** Je kind merkt dat het lichter wordt. Laat het pas los als het daar zelf aan toe is, en dan maar twee tellen. Je handen blijven eronder. Lukt dat, tel dan de volgende keer tot vier.

**Spelen is oefenen.** Blaas bellen, haal een speeltje op, laat je kind een otter nadoen die op zijn rug dobbert, met jouw handen eronder. Wie speelt, vergeet bang te zijn.

**Alle drijvers blijven er vandaag in.** Ook als het meteen goed gaat. De eerste twee, één uit de borst en één uit de rug, haal je er pas uit als je kind drie zwembeurten achter elkaar ontspannen en zonder hulp drijft.

## Jij bent het belangrijkste

Een drijfpak helpt je kind te drijven en de juiste houding te vinden. Het is geen reddingsvest en het beschermt niet tegen verdrinking. Daarom geldt elke keer, ook de twintigste:

- Je bent zelf in het water en blijft binnen armlengte.
- Je let op één ding: je kind. Geen gesprek, geen boek, geen telefoon.
- Ga je er even uit, dan gaat je kind mee.
- Het pak is voor het zwembad of rustig, ondiep, helder en bewaakt water, niet voor de boot of in de golven.

## En als het niet lukt?

Soms wil een kind na twee minuten weer naar de kant. Prima. Blijf nog even op de rand zitten, spetter wat en ga dan samen naar huis. Vertel wat er wél gelukt is: je bent in het water geweest! Volgende week weer een stapje.

Wil je weten wat je daarna kunt oefenen? In de lessen van [Watervrij](${paths.nl.waterConfidence}) gaan jullie stap voor stap verder. Veel plezier samen, en een dikke handdoek na afloop.`,
  seo: {
    title: 'Eerste keer zwemmen met een drijfpak: checklist',
    description:
      'Checklist voor de eerste keer zwemmen met een drijfpak: passen, tas inpakken, het eerste halfuur in het water en de regels voor toezicht.',
  },
};
