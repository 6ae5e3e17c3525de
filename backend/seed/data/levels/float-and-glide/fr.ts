import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.fr;

export const floatAndGlideFr: LevelText = {
  level: {
    title: 'Flotter et glisser',
    slug: levelSlugs.floatAndGlide.fr,
    summary:
      'Une étoile sur le dos, une étoile sur le ventre, rouler comme un tronc et glisser comme une fusée. Six flotteurs au départ, quatre à l’arrivée.',
    body: `## Pour qui ?

Pour les enfants qui aiment être dans l’eau, font des bulles le visage immergé et flottent sur le dos, détendus, même quand vos mains lâchent un instant. Pas encore ? Gardez les huit flotteurs et prenez le temps qu’il faut avec [Aisance aquatique](${paths.fr.waterConfidence}).

## La suite du chemin

À ce niveau, votre enfant découvre que l’eau le porte, sur le dos comme sur le ventre. Puis on prend de la vitesse : pousser, glisser, sauter. Le maillot contient six flotteurs. Si le maillot est nouveau pour votre enfant, commencez avec les huit et retirez-les deux par deux, comme l’indique la notice. Quand la dernière leçon se passe sans tension ni aide lors de trois baignades de suite, retirez-en un sur la poitrine et un dans le dos. Essayez d’abord sans sauter, là où votre enfant a pied.

${supervision}`,
    learn: [
      'Flotter en étoile, sur le dos et sur le ventre',
      'Rouler du ventre sur le dos pour respirer',
      'Pousser sur le mur et glisser',
      'Sauter dans l’eau et se retourner vers le bord',
    ],
    seo: {
      title: 'Flotter et glisser : leçons vidéo pour enfants',
      description:
        'Cinq leçons vidéo pour les parents : flotter sur le dos et le ventre, rouler, glisser, sauter. Avec des jeux, les signes qui disent stop et le plan des flotteurs.',
    },
  },
  lessons: [
    {
      title: 'L’étoile sur le dos',
      slug: 'etoile-sur-le-dos',
      description:
        'Bras et jambes écartés, ventre en l’air : c’est ainsi que l’étoile flotte le mieux. Vous glissez une main à plat sous le dos et ne la retirez que lorsque le souffle est calme. À la fin, exercez-vous aussi ensemble à un geste utile : se remettre debout.',
      goal: 'Votre enfant fait l’étoile sur le dos pendant cinq secondes, votre main tout près.',
      cues: ['Bras et jambes écartés.', 'Le ventre vers le plafond.', 'Respire calmement, je suis là.'],
      game: {
        title: 'Compter les étoiles',
        text: 'L’étoile compte les lampes ou les nuages au-dessus d’elle. À chaque nouvelle étoile, un de plus. Vous êtes la lune, et la lune reste tout près.',
      },
      stopSigns: ['Les genoux remontent et les fesses coulent : remettez la main sous le dos.', stop.tense, stop.cold],
      material: [bring.suit(6), 'Une eau calme et chaude, où votre enfant a pied', bring.towel],
      captions: [
        'Une main à plat sous le dos.',
        'Bras et jambes écartés : l’étoile.',
        'Le ventre en l’air, on respire.',
        'La main s’en va, mais reste proche.',
      ],
      summary:
        'Votre enfant apprend à flotter en étoile sur le dos, votre main tout près. Avec trois phrases, un jeu et les signes qui disent stop.',
    },
    {
      title: 'L’étoile sur le ventre',
      slug: 'etoile-sur-le-ventre',
      description:
        'Cette fois, l’étoile regarde le fond. Quand le visage est dans l’eau, les jambes remontent plus facilement. Votre enfant fait des bulles, relève la tête pour respirer, puis la repose. Faites court : deux secondes de détente valent mieux que dix secondes de crispation.',
      goal: 'Votre enfant flotte trois secondes sur le ventre, visage dans l’eau, puis respire calmement.',
      cues: ['Le nez vers le fond.', 'Les bras écartés, les jambes écartées.', 'Lève la tête, respire, repose-la.'],
      game: {
        title: 'Qu’y a-t-il au fond ?',
        text: 'Posez trois objets au fond, là où votre enfant a pied : un anneau, une cuillère, un poisson en plastique. Où se trouve chacun ? L’étoile regarde, relève la tête et raconte.',
      },
      stopSigns: [
        'Il relève sans cesse la tête et s’agite : prenez-le contre vous. Reprenez plus tard, en lui tenant les deux mains.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'On se tient, on inspire.',
        'Le visage dans l’eau, on regarde.',
        'Bras et jambes écartés : l’étoile.',
        'On lève la tête, on respire.',
      ],
      summary:
        'Flotter sur le ventre, visage dans l’eau : les jambes remontent plus facilement. Court, détendu, avec un jeu d’observation.',
    },
    {
      title: 'Rouler comme un tronc',
      slug: 'rouler-comme-un-tronc',
      description:
        'Un enfant qui sait passer du ventre au dos reprend plus facilement son souffle. Vous voyez comment la tête tourne la première et entraîne le reste, et comment l’aider de deux doigts sur l’épaule. On roule d’abord du ventre vers le dos, puis dans l’autre sens, enfin un tour complet.',
      goal: 'Votre enfant roule du ventre sur le dos et y respire calmement.',
      cues: ['Regarde par-dessus ton épaule.', 'Roule, les bras bien tendus.', 'Le visage hors de l’eau : respire.'],
      game: {
        title: 'La crêpe',
        text: 'Vous êtes le cuisinier. À « on retourne ! », la crêpe roule et annonce sa garniture. Votre enfant peut aussi cuisiner et dire quand la crêpe se retourne, avec vous à côté.',
      },
      stopSigns: ['Il reste bloqué sur le côté : aidez-le, votre main sur son épaule.', stop.cough, stop.tired],
      material: [
        bring.suit(6),
        'De la place pour tourner, deux mètres tout autour, là où votre enfant a pied',
        bring.towel,
      ],
      captions: [
        'Sur le ventre, visage dans l’eau.',
        'La tête tourne, le reste suit.',
        'Sur le dos : on respire.',
        'Et encore un tour.',
      ],
      summary:
        'Rouler du ventre sur le dos pour respirer : un petit geste qui apporte beaucoup de calme. Étape par étape, avec le jeu de la crêpe.',
    },
    {
      title: 'Glisser comme une fusée',
      slug: 'glisser-comme-une-fusee',
      description:
        'Pousser, s’allonger et ne rien faire : la glissée donne de la vitesse sans effort. Votre enfant pousse sur le mur et glisse, un mètre d’abord, puis deux, pendant que vous marchez juste à côté de lui. Vous apprenez à l’accompagner, prêt à le rattraper, et vous voyez pourquoi on va plus vite sans bouger qu’en battant des pieds.',
      goal: 'Votre enfant pousse et glisse, bras tendus et visage dans l’eau, avec vous à côté.',
      cues: ['Les pieds contre le mur.', 'Les bras tendus, la tête entre les bras.', 'Pousse et ne fais plus rien.'],
      game: {
        title: 'La poste de l’eau',
        text: 'Votre enfant porte une lettre flottante du bord jusqu’à une boîte aux lettres : un ballon ou une bouée. Vous marchez à côté de lui, à portée de bras. Le courrier n’arrive que si la fusée ne bat pas des pieds.',
      },
      stopSigns: [
        'Il pousse sans attendre votre signal : refaites d’abord le compte à rebours ensemble.',
        stop.tired,
        stop.distracted,
      ],
      material: [
        bring.suit(6),
        'Une eau où votre enfant a pied',
        'Une lettre dans un sachet étanche, un ballon ou une bouée',
        bring.towel,
      ],
      captions: [
        'Les pieds au mur, bras tendus.',
        'On pousse et on s’allonge.',
        'Et on glisse.',
        'Attrapé ! On respire calmement.',
      ],
      summary:
        'Pousser sur le mur et glisser comme une fusée : votre enfant sent que l’eau le porte. Avec la poste de l’eau pour jouer.',
    },
    {
      title: 'Sauter, remonter, revenir au bord',
      slug: 'sauter-et-revenir-au-bord',
      description:
        'On peut sauter, mais toujours avec un plan : sauter, remonter, se retourner, attraper le bord. Vous êtes dans l’eau, à portée de bras, et donnez le signal. Regardez d’abord ensemble s’il est permis de sauter ici, s’il y a assez de fond pour votre enfant, si vous avez pied et si personne ne nage à cet endroit. Trois baignades de suite sans tension ni aide ? Retirez un flotteur sur la poitrine et un dans le dos. Essayez d’abord sans sauter, là où votre enfant a pied.',
      goal: 'Votre enfant attend votre signal, saute, remonte et se retourne vers le bord.',
      cues: ['Attends mon signal.', 'Les pieds d’abord, regarde-moi.', 'Retourne-toi et attrape le bord.'],
      game: {
        title: 'La grenouille et ses bagages',
        text: 'La grenouille saute les mains vides, attrape une brique flottante dans l’eau, se retourne et la pose sur le bord. Cinq briques font une tour. Si elle saute sans votre signal, on ne saute plus aujourd’hui.',
      },
      stopSigns: ['Il saute avant votre signal : on ne saute plus aujourd’hui.', stop.cough, stop.suit],
      material: [bring.suit(6), 'Profondeur vérifiée et eau libre devant vous', 'Cinq briques flottantes'],
      captions: [
        'Orteils au bord, on attend.',
        'Votre signal : les pieds d’abord !',
        'On remonte, on respire.',
        'On se retourne, vous restez tout près.',
        'Le bord est attrapé. Bravo !',
      ],
      summary:
        'Apprendre à sauter : attendre le signal, les pieds d’abord, remonter et revenir au bord. Avec le plan pour les prochains flotteurs.',
    },
  ],
};
