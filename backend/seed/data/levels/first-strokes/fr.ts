import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.fr;

export const firstStrokesFr: LevelText = {
  level: {
    title: 'Premières nages',
    slug: levelSlugs.firstStrokes.fr,
    summary:
      'Dos crawlé, crawl, respiration sur le côté et brasse. Avec les deux derniers flotteurs, puis le maillot vide : nager sans aide, à vos côtés.',
    body: `## Pour qui ?

Pour les enfants qui nagent trois mètres jusqu’au bord et roulent sur le dos quand ils sont fatigués. Pas encore ? Reprenez d’abord le niveau [Jambes et bras](${paths.fr.legsAndArms}).

## La suite du chemin

Les premières vraies nages sont courtes et tranquilles. Quelques bons mouvements, puis on flotte et l’on se repose. Il reste deux flotteurs dans le maillot. Si le maillot est nouveau pour votre enfant, commencez avec les huit et retirez-les deux par deux, comme l’indique la notice. Quand la quatrième leçon se passe sans tension ni aide lors de trois baignades de suite, ils sortent aussi, un sur la poitrine et un dans le dos : recommencez alors là où votre enfant a pied. **Un maillot sans flotteurs n’offre plus aucun soutien.**

Ensuite, un maître-nageur prendra très bien le relais. C’est auprès de lui que l’on passe les attestations de natation, pas ici.

${supervision}`,
    learn: [
      'Le dos crawlé et le crawl, bras tendus et gestes tranquilles',
      'Respirer sur le côté sans lever la tête',
      'La brasse : bras, souffle, jambes, glissée',
      'Aller chercher un anneau et se reposer sur le dos, sans flotteurs',
    ],
    seo: {
      title: 'Premières nages : leçons vidéo en famille',
      description:
        'Cinq leçons vidéo : dos crawlé, crawl, respiration, brasse et anneau au fond. Pour les parents qui entrent dans l’eau. Avec des jeux.',
    },
  },
  lessons: [
    {
      title: 'Dos crawlé : un bras après l’autre',
      slug: 'dos-crawle-bras',
      description:
        'Un bras monte le long de l’oreille, l’autre pousse l’eau vers les pieds. Sur le dos, on respire plus facilement : c’est donc ici que commencent les vraies nages. Vous marchez derrière sa tête, une main prête à la protéger du bord.',
      goal: 'Votre enfant nage quatre mètres en dos crawlé, bras tendus et tête immobile.',
      cues: [
        'Le pouce sort en premier.',
        'Le bras tendu, près de l’oreille.',
        'Le ventre en l’air, les pieds continuent.',
      ],
      game: {
        title: 'Le moulin à vent',
        text: 'Le vent, c’est vous. Il souffle doucement, le moulin tourne lentement ; il souffle fort, plus vite. Sans vent, le moulin flotte sur le dos et regarde les nuages.',
      },
      stopSigns: [
        'Il dévie ou sa tête approche du bord : une main entre les deux, on s’arrête un instant.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'Cinq mètres libres le long du bord, là où votre enfant a pied', bring.towel],
      captions: [
        'Sur le dos, les pieds battent.',
        'Un bras monte, près de l’oreille.',
        'Le bras pousse vers les pieds.',
        'Puis l’autre. Chacun son tour.',
      ],
      summary:
        'Premiers mouvements de dos crawlé : un bras monte, l’autre pousse. Sur le dos, on respire plus facilement. Avec le moulin à vent.',
    },
    {
      title: 'Crawl : tendre le bras, le visage dans l’eau',
      slug: 'crawl-bras',
      description:
        'Le crawl commence par un grand geste vers l’avant : la main entre loin devant et fait passer l’eau sous le ventre. Regard vers le fond, petits battements. Cinq mouvements suffisent ; votre enfant roule ensuite sur le dos pour respirer.',
      goal: 'Votre enfant fait cinq mouvements de crawl, visage dans l’eau, puis roule sur le dos pour respirer.',
      cues: [
        'Va loin, comme vers l’étagère du haut.',
        'Regarde le fond, fais des bulles.',
        'Fini ? Roule sur le dos et respire.',
      ],
      game: {
        title: 'Cueillir des pommes',
        text: 'Chaque mouvement cueille une pomme loin devant et la pose dans le panier, à la hanche. Cinq pommes et le panier est plein : on roule sur le dos, on respire, on se repose. Pas besoin d’aller vite, il faut aller loin.',
      },
      stopSigns: [
        'La tête se lève et les jambes coulent : revenez à la glissée et aux bulles.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), 'Un espace libre où votre enfant a pied', bring.towel],
      captions: [
        'On glisse, visage dans l’eau.',
        'Une main va loin devant.',
        'Et fait passer l’eau dessous.',
        'Gauche, droite : des pommes !',
      ],
      summary:
        'Le crawl par petites étapes : aller loin devant, regarder le fond, faire des bulles. Cinq mouvements, puis on respire sur le dos.',
    },
    {
      title: 'Crawl : respirer sur le côté',
      slug: 'crawl-respiration',
      description:
        'Pour respirer sans s’arrêter, il faut tourner la tête, pas la lever. Une oreille reste dans l’eau et la bouche sort à peine. On s’exerce d’abord au bord, une de vos mains sur le dos et l’autre sous le ventre, puis avec la planche, en comptant : un, deux, respire. Le côté change à chaque fois : marchez à reculons devant votre enfant pour voir chaque respiration.',
      goal: 'Votre enfant respire sur le côté tous les trois mouvements, une oreille dans l’eau.',
      cues: ['Un, deux, respire.', 'L’oreille dans l’eau, regarde de côté.', 'Le visage dans l’eau et souffle.'],
      game: {
        title: 'Le secret du phoque',
        text: 'À chaque respiration, vous chuchotez un animal. Une oreille dans l’eau, l’autre dehors : à lui de l’entendre. Au bord, il les cite tous.',
      },
      stopSigns: [
        'Il lève toute la tête : reprenez au bord. Il cherche son air : prenez-le contre vous jusqu’à ce que son souffle soit calme.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'Un bord où se tenir, là où votre enfant a pied'],
      captions: [
        'Un mouvement, on souffle.',
        'Deux : on s’étire.',
        'Trois : la tête tourne, on respire.',
        'Une oreille reste dans l’eau.',
        'Le visage revient, on continue.',
      ],
      summary:
        'Respirer sur le côté en crawl : tourner au lieu de lever, une oreille dans l’eau. D’abord au bord, puis en nageant.',
    },
    {
      title: 'Brasse : bras, souffle, jambes, glissée',
      slug: 'brasse',
      description:
        'En brasse, l’ordre fait la moitié du travail : bras, souffle, jambes, glissée. Les mains dessinent un petit cœur, les pieds tournent vers l’extérieur comme ceux d’une grenouille. On glisse en comptant jusqu’à trois. Trois baignades de suite sans tension ni aide ? Retirez les deux derniers flotteurs et recommencez là où votre enfant a pied.',
      goal: 'Votre enfant nage cinq mètres en brasse et glisse après chaque mouvement.',
      cues: ['Bras, souffle, jambes, glisse.', 'Dessine un petit cœur.', 'Les pieds en dehors, comme une grenouille.'],
      game: {
        title: 'Le moins de mouvements possible',
        text: 'Comptez ensemble les mouvements jusqu’au bord ; vous marchez à côté, à portée de bras, et votre enfant respire à chaque mouvement. Moins que la dernière fois ? Il a battu son propre record. Le secret, c’est la glissée.',
      },
      stopSigns: [
        'Bras et jambes partent en même temps, sans laisser le temps de respirer : un mouvement, puis on flotte.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Une eau peu profonde pour la première fois sans flotteurs', bring.towel],
      captions: [
        'Bras tendus, regard devant.',
        'Un petit cœur, et on respire.',
        'Talons aux fesses, pieds en dehors.',
        'Les jambes tournent et se ferment.',
        'On glisse : un, deux, trois.',
      ],
      summary:
        'La brasse dans le bon ordre : bras, souffle, jambes, glissée. Avec le plan pour les deux derniers flotteurs.',
    },
    {
      title: 'Chercher un anneau et se reposer sur le dos',
      slug: 'chercher-un-anneau',
      description:
        'Le maillot est vide et n’offre plus aucun soutien : votre enfant flotte par lui-même. Il prend un anneau au fond, remonte, roule sur le dos et se repose. C’est l’essentiel de ce niveau, car un enfant qui sait se reposer garde plus facilement son calme. Vous êtes à côté, à portée de bras, toujours.',
      goal: 'Votre enfant prend un anneau au fond, remonte et flotte dix secondes sur le dos.',
      cues: ['Inspire et regarde l’anneau.', 'Attrape-le et remonte aussitôt.', 'Roule sur le dos et repose-toi.'],
      game: {
        title: 'Le trésor de la loutre',
        text: 'Posez trois anneaux au fond. La loutre en remonte un à la fois, se repose sur le dos, l’anneau sur le ventre, et raconte sa trouvaille. Ensuite seulement, le suivant.',
      },
      stopSigns: [
        'Il remonte et s’agite au lieu de flotter : prenez-le, c’est fini pour aujourd’hui.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'De l’eau à hauteur de sa poitrine'],
      captions: [
        'On inspire, on regarde l’anneau.',
        'On descend, les yeux ouverts.',
        'Anneau attrapé : on remonte.',
        'On roule sur le dos, on respire.',
        'On se repose. Vous êtes à côté.',
      ],
      summary:
        'Sans flotteurs : chercher un anneau, remonter et se reposer sur le dos, avec vous à portée de bras. Avec trois phrases et les signes qui disent stop.',
    },
  ],
};
