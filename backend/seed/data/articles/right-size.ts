import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const rightSize: SeedArticle['text'] = {
  nl: {
    title: 'Drijfpak passen: vijf minuten voor de spiegel',
    slug: articleSlugs.rightSize.nl,
    summary:
      'Een pak dat past, ligt goed in het water. Zo controleer je het thuis, en daarom koop je niet op de groei.',
    body: `De maat van een drijfpak kies je op gewicht, want de drijvers moeten genoeg drijfvermogen geven en het pak mag niet omhoogkruipen. Of het ook echt past, zie je pas als je kind het aanheeft. Doe dat thuis, droog en zonder haast.

## Weeg eerst

Zet je kind zonder schoenen en dikke kleren op de weegschaal en zoek het gewicht op in de [maattabel](${paths.nl.sizeGuide}). Is de laatste keer al een paar maanden geleden? Weeg dan opnieuw. Kinderen groeien in sprongen.

## Vijf punten voor de spiegel

1. De sluiting gaat helemaal dicht zonder te trekken.
2. Twee vingers passen onder de stof bij de schouder, een hele hand niet.
3. Alle drijvers zitten in hun vakje en de vakjes zijn dicht.
4. Je kind kan hurken, springen en de armen omhoog doen.
5. Trek het pak rustig bij de schouders omhoog, terwijl je kind op de grond blijft staan: het schuift hooguit een paar centimeter en niet voorbij de kin.

Schuift het verder, gebruik het dan niet. Weeg je kind nog eens; een kleinere maat mag alleen als het gewicht daarbij past. Knelt het bij hals of oksels, gebruik het dan ook niet en vraag ons om advies.

## Niet op de groei

Een te groot pak kruipt omhoog en geeft drijfvermogen op de verkeerde plek. Wat bij een jas handig is, is in het water gevaarlijk. Een te klein pak geeft te weinig drijfvermogen. Gebruik nooit een pak dat niet past. Zit je kind tussen twee maten, rond het gewicht dan af zoals in de maattabel staat.

## En daarna

Kijk vóór elke zwembeurt of het juiste aantal drijvers in het pak zit, of de vakjes dicht zijn en of stof, naden, sluiting en drijvers heel zijn. Spoel na afloop met schoon water en laat het pak in de schaduw drogen, niet op de verwarming. Weeg je kind ook geregeld: is het zwaarder dan bij de maat hoort, of knelt het pak bij hals of oksels, dan is er een andere maat nodig. Ook een pak dat perfect past, is geen reddingsvest. Blijf dus [op armlengte](${paths.nl.armsReach}).`,
    seo: {
      title: 'Drijfpak passen: zo controleer je de maat',
      description:
        'Past het drijfpak? Vijf punten om thuis na te lopen, waarom je niet op de groei koopt en wanneer een andere maat nodig is.',
    },
  },
  en: {
    title: 'Fitting a float suit: five minutes in front of the mirror',
    slug: articleSlugs.rightSize.en,
    summary:
      'A suit helps most when it fits. How to check the fit at home, and how to tell that your child is growing out of it.',
    body: `You choose the size of a float suit by weight, because the floats must give enough lift and the suit must not ride up. You can only tell whether it really fits once your child is wearing it. Try it at home, dry and without rushing.

## Weigh first

Put your child on the scales without shoes or heavy clothes and find the weight in the [size guide](${paths.en.sizeGuide}). Was that a few months ago? Weigh again. Children grow in spurts.

## Five points in the mirror

1. The fastening closes all the way without pulling.
2. Two fingers fit under the fabric at the shoulder, a whole hand does not.
3. All floats are in their pockets and the pockets are closed.
4. Your child can squat, jump and raise both arms.
5. Pull the suit up gently by the shoulders while your child stands with both feet on the floor: it slides up a few centimetres at most, and not past the chin.

If it slides further, do not use it. Weigh your child again; choose a smaller size only if that weight is within its range. If it pinches at the neck or under the arms, do not use it either and ask us for advice.

## Nothing to grow into

A suit that is too big rides up and gives lift in the wrong place; one that is too small gives too little lift. Room to grow is handy in a coat and dangerous in the water, so do not use a suit that is too big or too small. If your child is between two sizes, round the weight as the size guide says.

## And afterwards

Before every swim, check that the right number of floats is in the suit, that the pockets are closed, and that fabric, seams, fastening and floats are intact. Rinse in fresh water afterwards and dry the suit in the shade, not on a radiator. Weigh your child regularly: once they weigh more than the size allows, or the suit is tight at the neck or under the arms, it is time for another size. Even a suit that fits perfectly is not a life jacket, so stay [within arm’s reach](${paths.en.armsReach}).`,
    seo: {
      title: 'Fitting a float suit: how to check the size',
      description:
        'Does the float suit fit? Five points to check at home, why not to buy one to grow into, and when another size is needed.',
    },
  },
  de: {
    title: 'Schwimmlernanzug anprobieren: fünf Minuten vor dem Spiegel',
    slug: articleSlugs.rightSize.de,
    summary:
      'Ein Anzug, der passt, liegt gut im Wasser. So prüfst du es zu Hause, und so erkennst du, dass dein Kind herauswächst.',
    body: `Die Größe eines Schwimmlernanzugs richtet sich nach dem Gewicht: Die Schwimmkörper müssen genug tragen, und der Anzug darf nicht hochrutschen. Ob er wirklich passt, siehst du erst, wenn dein Kind ihn anhat. Probiert ihn am besten zu Hause an, trocken und ohne Eile.

## Erst wiegen

Stell dein Kind ohne Schuhe und dicke Kleidung auf die Waage und sieh in der [Größentabelle](${paths.de.sizeGuide}) nach. Verlass dich nicht auf das Gewicht von vor ein paar Monaten: Kinder wachsen in Schüben.

## Fünf Punkte vor dem Spiegel

1. Der Reißverschluss geht ganz zu, ohne zu spannen.
2. Unter den Stoff an der Schulter passen zwei Finger, aber keine ganze Hand.
3. Alle Schwimmkörper stecken in ihren Taschen, und die Taschen sind zu.
4. Dein Kind kann in die Hocke gehen, hüpfen und die Arme heben.
5. Zieh den Anzug vorsichtig an den Schultern hoch, während dein Kind auf dem Boden stehen bleibt: Er rutscht höchstens ein paar Zentimeter und nicht über das Kinn.

Rutscht er weiter, benutze ihn nicht. Wiege dein Kind noch einmal. Eine kleinere Größe kommt nur infrage, wenn auch das Gewicht dazu passt. Drückt er am Hals oder unter den Armen, benutze ihn ebenfalls nicht und frag uns um Rat.

## Nicht zum Hineinwachsen

Ein zu großer Anzug rutscht hoch und trägt an der falschen Stelle, ein zu kleiner trägt nicht genug. Beides ist gefährlich: Benutze so einen Anzug nicht. Liegt dein Kind zwischen zwei Größen, runde das Gewicht, wie es in der Größentabelle steht.

## Und danach

Wiege dein Kind regelmäßig. Ist es schwerer, als die Größe erlaubt, oder drückt der Anzug am Hals oder unter den Achseln, braucht es eine andere Größe. Prüfe vor jedem Baden, ob die richtige Zahl Schwimmkörper im Anzug steckt, ob die Taschen zu sind und ob Stoff, Nähte, Reißverschluss und Schwimmkörper unbeschädigt sind. Spül den Anzug danach mit klarem Wasser aus und trockne ihn im Schatten, nicht auf der Heizung. Und auch für einen Anzug, der perfekt sitzt, gilt: Er ist keine Rettungsweste, also bleib [in Griffweite](${paths.de.armsReach}).`,
    seo: {
      title: 'Schwimmlernanzug anprobieren: passt die Größe?',
      description:
        'Passt der Schwimmlernanzug? Fünf Punkte für zu Hause, warum man nicht zum Hineinwachsen kauft und wann eine andere Größe nötig ist.',
    },
  },
  es: {
    title: 'Probar el bañador flotador: cinco minutos ante el espejo',
    slug: articleSlugs.rightSize.es,
    summary:
      'Si el bañador le queda bien, en el agua se mantiene en su sitio. Cómo comprobarlo en casa y cómo saber que se le queda pequeño.',
    body: `La talla de un bañador flotador se elige por peso: los flotadores tienen que sostener lo suficiente y el bañador no debe subirse. Que de verdad le quede bien solo se ve cuando lo lleva puesto. Hacedlo en casa, en seco y sin prisa.

## Primero, el peso

Pesa a tu hijo sin zapatos ni ropa gruesa y busca el peso en la [guía de tallas](${paths.es.sizeGuide}). Si lo pesaste hace unos meses, vuelve a hacerlo. Los niños crecen a estirones: pésalo con regularidad.

## Cinco puntos ante el espejo

1. La cremallera sube hasta arriba sin tirar de la tela.
2. Bajo la tela del hombro caben dos dedos, pero no la mano entera.
3. Todos los flotadores están en su bolsillo y los bolsillos, cerrados.
4. Tu hijo puede agacharse, saltar y levantar los brazos.
5. Tira del bañador hacia arriba con suavidad por los hombros, con el niño de pie en el suelo: sube como mucho unos centímetros y no pasa de la barbilla.

Si sube más, no lo uses. Vuelve a pesar a tu hijo; una talla menos solo vale si el peso está en su rango. Tampoco lo uses si tu hijo ya pesa más de lo que indica la talla: necesita otra. Y si le aprieta en el cuello o en las axilas, no lo uses y pídenos consejo.

## No para que le dure

Un bañador grande se sube y sostiene donde no debe. Lo que en un abrigo es práctico, en el agua es un peligro: no uses un bañador que le quede grande. Si está entre dos tallas, redondea el peso como indica la guía de tallas.

## Y después

Antes de cada baño, mira que estén puestos los flotadores que tocan, que los bolsillos estén cerrados y que la tela, las costuras, el cierre y los flotadores estén en buen estado. Después, acláralo con agua dulce y sécalo a la sombra, no sobre un radiador. Y aunque le quede perfecto, no es un chaleco salvavidas: quédate [a un brazo de distancia](${paths.es.armsReach}).`,
    seo: {
      title: 'Probar el bañador flotador: comprobar la talla',
      description:
        '¿Le queda bien el bañador flotador? Cinco puntos para comprobar en casa, por qué no comprarlo grande y cuándo cambiar de talla.',
    },
  },
  fr: {
    title: 'Essayer le maillot flotteur : cinq minutes devant le miroir',
    slug: articleSlugs.rightSize.fr,
    summary:
      'Un maillot à la bonne taille reste bien en place dans l’eau. Comment le vérifier à la maison et reconnaître un maillot devenu trop petit.',
    body: `La taille d’un maillot flotteur se choisit selon le poids : les flotteurs doivent porter assez et le maillot ne doit pas remonter. Mais il faut l’enfiler pour voir s’il va vraiment. Faites l’essai à la maison, au sec et sans hâte.

## D’abord, la balance

Pesez votre enfant sans chaussures ni vêtements épais et cherchez son poids dans le [guide des tailles](${paths.fr.sizeGuide}). Si la dernière pesée date de quelques mois, recommencez. Les enfants grandissent par à-coups.

## Cinq points devant le miroir

1. La fermeture va jusqu’au bout sans que le tissu tire.
2. Deux doigts passent sous le tissu à l’épaule, mais pas toute la main.
3. Tous les flotteurs sont dans leur poche et les poches sont fermées.
4. Votre enfant peut s’accroupir, sauter et lever les bras.
5. L’enfant debout au sol, tirez doucement le maillot vers le haut par les épaules : il remonte de quelques centimètres au plus, sans dépasser le menton.

Si le maillot remonte davantage, ne l’utilisez pas. Pesez de nouveau votre enfant : une taille en dessous ne convient que si son poids y correspond. Si le maillot serre au cou ou sous les bras, ne l’utilisez pas non plus et demandez-nous conseil.

## Pas de marge pour grandir

Un maillot trop grand remonte et porte au mauvais endroit ; trop petit, il ne porte pas assez. L’un et l’autre sont dangereux : ne les utilisez pas. Entre deux tailles, arrondissez le poids comme l’indique le guide des tailles.

## Et ensuite

Avant chaque baignade, vérifiez que le bon nombre de flotteurs est en place, que les poches sont fermées et que tissu, coutures, fermeture et flotteurs sont intacts. Après, rincez à l’eau claire et faites sécher à l’ombre, pas sur un radiateur.

Pesez votre enfant régulièrement : s’il dépasse le poids maximal de la taille, ou si le maillot serre au cou ou sous les bras, il faut changer de taille. Et même parfaitement ajusté, un maillot flotteur n’est pas un gilet de sauvetage : restez [à portée de bras](${paths.fr.armsReach}).`,
    seo: {
      title: 'Essayer un maillot flotteur : vérifier la taille',
      description:
        'Le maillot flotteur va-t-il ? Cinq points à vérifier à la maison, pourquoi ne pas le prendre trop grand et quand changer de taille.',
    },
  },
  sv: {
    title: 'Prova flytdräkten: fem minuter framför spegeln',
    slug: articleSlugs.rightSize.sv,
    summary:
      'En dräkt som passar ligger rätt i vattnet. Så kontrollerar du det hemma, och så märker du att barnet växer ur den.',
    body: `Storleken på en flytdräkt väljs efter vikt: flytkuddarna ska bära tillräckligt och dräkten får inte åka upp. Om den verkligen passar syns först när barnet har den på sig. Prova den hemma, på land och utan brådska.

## Väg först

Ställ barnet på vågen utan skor och tjocka kläder och leta upp vikten i [storleksguiden](${paths.sv.sizeGuide}). Var det några månader sedan? Väg igen. Barn får växtspurter.

## Fem punkter framför spegeln

1. Dragkedjan går att stänga helt utan att det stramar.
2. Två fingrar ryms under tyget vid axeln, men inte hela handen.
3. Alla flytkuddar sitter i sina fickor och fickorna är stängda.
4. Barnet kan sätta sig på huk, hoppa och sträcka upp armarna.
5. Dra dräkten försiktigt uppåt i axlarna medan barnet står kvar på golvet: den åker upp högst några centimeter, och inte förbi hakan.

Åker den upp mer än så ska den inte användas. Väg barnet igen och välj en mindre storlek bara om vikten stämmer med den. Klämmer den vid halsen eller under armarna ska den inte heller användas: fråga oss om råd.

## Inget att växa i

En för stor dräkt åker upp och bär på fel ställe, och en för liten bär inte tillräckligt. Båda är farliga: använd bara en dräkt som passar. Ligger barnet mellan två storlekar avrundar du vikten som det står i storleksguiden.

## Och sedan

Kontrollera före varje bad att rätt antal flytkuddar sitter i dräkten, att fickorna är stängda och att tyg, sömmar, dragkedja och flytkuddar är hela. Skölj efteråt i rent vatten och torka i skugga, inte på ett element. Väg barnet med några månaders mellanrum: väger det mer än storleken är till för, eller klämmer dräkten vid halsen eller under armarna, behövs en annan storlek. Och även när dräkten sitter perfekt: den är ingen flytväst, så håll dig [inom en armlängds avstånd](${paths.sv.armsReach}).`,
    seo: {
      title: 'Prova flytdräkt: så kontrollerar du storleken',
      description:
        'Passar flytdräkten? Fem punkter att gå igenom hemma, varför man inte köper i växmån och när det är dags för en annan storlek.',
    },
  },
};
