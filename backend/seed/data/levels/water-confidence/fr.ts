import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.fr;

export const waterConfidenceFr: LevelText = {
  level: {
    title: 'Aisance aquatique',
    slug: levelSlugs.waterConfidence.fr,
    summary:
      'Apprivoiser l’eau en jouant : se mouiller le visage, faire des bulles et flotter pour la première fois. Dès 3 ans, avec vous.',
    body: `## Pour qui ?

Pour les enfants dès 3 ans qui ne savent pas encore nager, et pour l’adulte qui les accompagne dans l’eau. Il est normal d’avoir un peu peur : on commence à la maison, dans la baignoire.

## Comment utiliser les leçons

Regardez une leçon ensemble, à la maison. Dans l’eau, vous ne regardez que votre enfant : le téléphone reste dans le sac. Travaillez une seule chose à la fois et passez à la suite quand elle vient sans effort.

${supervision}

Pas encore de maillot ? Commencez par le [guide des tailles](${paths.fr.sizeGuide}).`,
    learn: [
      'Apprécier l’eau sur le visage (ou du moins ne plus la craindre)',
      'Marcher, s’accroupir et sautiller là où l’on a pied',
      'Souffler dans l’eau',
      'Flotter sur le dos, détendu, avec tous les flotteurs',
      'Se retourner et attraper le bord',
    ],
    seo: {
      title: 'Aisance aquatique : apprivoiser l’eau',
      description:
        'Cinq leçons vidéo pour apprivoiser l’eau en jouant : se mouiller le visage, faire des bulles, flotter. Pour les enfants dès 3 ans.',
    },
  },
  lessons: [
    {
      title: 'Commencer à la maison : bain et douche',
      slug: 'commencer-a-la-maison',
      description:
        'La première leçon de natation a lieu dans votre salle de bains. Vous voyez comment faire couler l’eau sur les épaules, les cheveux puis le visage, avec un gobelet et un gant de toilette, un peu plus loin à chaque fois. Vous apprenez le compte à rebours qui servira aussi à la piscine, pour que votre enfant sache toujours ce qui l’attend. Et vous vous exercez à faire des bulles à la surface. Les lunettes attendront : un enfant qui sait que l’eau dans les yeux n’a rien de grave garde plus facilement son calme si elles glissent. Restez tout le temps juste à côté de la baignoire et videz-la aussitôt après.',
      goal: 'Votre enfant laisse couler l’eau sur ses cheveux et son visage sans sursauter.',
      cues: [
        'Trois, deux, un : voilà l’eau !',
        'Regarde-moi et souffle doucement.',
        'Souffle, comme sur une soupe trop chaude.',
      ],
      game: {
        title: 'Le nuage de pluie',
        text: 'Percez quelques trous dans un pot de yaourt. D’abord, votre enfant fait pleuvoir sur votre tête, puis le nuage, c’est vous. C’est lui qui annonce où il va pleuvoir : sur un genou, une épaule ou le nez.',
      },
      stopSigns: [
        'Il bloque longtemps sa respiration ou se frotte sans cesse les yeux : revenez aux épaules et au ventre.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'Un gobelet et un gant de toilette',
        'Un bain tiède, avec de l’eau jusqu’au nombril au plus',
        'Le maillot flotteur, à porter un moment au sec, après le bain ; jamais dans la baignoire',
      ],
      captions: [
        'D’abord un gobelet sur les épaules.',
        'Trois, deux, un : sur les cheveux.',
        'Un tout petit peu sur le visage.',
        'Lèvres sur l’eau : des bulles !',
      ],
      summary:
        'L’aisance commence à la maison : un gobelet, un gant de toilette et un compte à rebours pour s’habituer à l’eau sur le visage.',
    },
    {
      title: 'Là où l’on a pied : marcher, éclabousser, sauter',
      slug: 'la-ou-l-on-a-pied',
      description:
        'Cette fois, vous entrez ensemble dans l’eau, maillot enfilé et huit flotteurs en place. Tenez d’abord votre enfant sous les aisselles, face à vous, puis par les deux mains, enfin par une seule. Vous marchez comme une cigogne et sautez comme une grenouille. Vous apprenez à lire dans ses épaules et ses mains s’il est détendu, et à réagir quand c’est un peu trop. Gardez les pieds bien posés au sol, restez à portée de bras et entraînez-vous là où votre enfant a pied.',
      goal: 'Votre enfant marche et saute en vous tenant la main, là où il a pied, et y prend plaisir.',
      cues: [
        'Les genoux bien hauts, comme une cigogne.',
        'On plie et hop, comme une grenouille.',
        'Prends ma main, je suis là.',
      ],
      game: {
        title: 'Au zoo',
        text: 'Chacun à son tour mime un animal sans le nommer : une cigogne, une grenouille, un crabe ou un éléphant qui arrose avec sa trompe. Celui qui le devine choisit le suivant. Restez toujours côte à côte.',
      },
      stopSigns: [
        'Il s’agrippe à vous et ne lâche plus : asseyez-vous ensemble sur les marches.',
        stop.tense,
        stop.suit,
      ],
      material: [bring.suit(8), 'De l’eau chaude et peu profonde, où votre enfant a pied', bring.towel],
      captions: [
        'On entre dans l’eau, main dans la main.',
        'Genoux hauts : tu es une cigogne.',
        'Pas à pas, tout doucement.',
        'On plie : voilà une grenouille.',
        'Et hop ! Votre main reste là.',
      ],
      summary:
        'Première fois ensemble là où l’on a pied : tenir son enfant, marcher en cigogne, sauter en grenouille, avec tous les flotteurs.',
    },
    {
      title: 'Flotter comme une loutre : sur le dos',
      slug: 'flotter-comme-une-loutre',
      description:
        'Savoir flotter, c’est le secret de la nage. Dans cette leçon, votre enfant s’allonge sur le dos, la tête sur votre épaule, et regarde le plafond. Vous voyez comment alléger votre soutien peu à peu : de deux mains à une, d’une main à deux doigts. On lâche quelques secondes, les mains toujours tout près. Pour l’instant, les huit flotteurs restent en place.',
      goal: 'Votre enfant reste trois secondes sur le dos, détendu, vos mains juste en dessous.',
      cues: [
        'La tête sur mon épaule.',
        'Les oreilles dans l’eau, regarde le plafond.',
        'Le ventre en l’air, les bras ouverts.',
      ],
      game: {
        title: 'La loutre endormie',
        text: 'Fredonnez doucement : tant que dure la chanson, la loutre dort sur le dos. Si vous vous arrêtez, elle se réveille et vous éclabousse. Allongez la chanson d’une phrase à chaque fois.',
      },
      stopSigns: [
        'La tête se relève d’un coup et les fesses coulent : reprenez-le contre votre épaule.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(8), 'Un coin tranquille du petit bassin', bring.towel],
      captions: [
        'La tête repose sur votre épaule.',
        'Oreilles mouillées, yeux en l’air.',
        'Deux mains sous le dos, puis une.',
        'Plus que deux doigts, légers.',
        'On lâche un instant, mains tout près.',
      ],
      summary:
        'Apprendre à flotter sur le dos : d’abord sur votre épaule, puis avec de moins en moins de soutien. Tous les flotteurs restent en place.',
    },
    {
      title: 'Faire des bulles : menton, bouche, visage entier',
      slug: 'faire-des-bulles',
      description:
        'Quand on souffle sous l’eau, il en entre moins dans le nez. Le visage s’immerge en trois petites étapes : le menton, la bouche, puis tout le reste. Vous ne montrez que le menton et la bouche, les yeux sur votre enfant ; il vous imite et donne le rythme. Les enfants font ce qu’ils voient : si vous faites des bulles en riant, c’est un jeu.',
      goal: 'Votre enfant souffle des bulles trois secondes, le visage entier dans l’eau.',
      cues: ['D’abord le menton.', 'Inspire et souffle doucement.', 'Le visage dans l’eau, on compte jusqu’à trois.'],
      game: {
        title: 'Parler aux poissons',
        text: 'Votre enfant dit un mot sous l’eau, dans les bulles, puis remonte. Devinez-vous ce que les poissons ont entendu ? À votre tour, ne mettez que la bouche dans l’eau et ne le quittez pas des yeux.',
      },
      stopSigns: ['Il se pince le nez : revenez au menton seulement.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'Une paille, ou une balle de ping-pong à pousser en soufflant', bring.towel],
      captions: [
        'Le menton dans l’eau, on respire.',
        'La bouche aussi : des bulles.',
        'Et tout le visage, jusqu’à trois.',
        'On remonte : regardez-vous.',
      ],
      summary:
        'Faire des bulles en trois petites étapes : menton, bouche, visage entier. Votre enfant apprend ainsi à souffler dans l’eau.',
    },
    {
      title: 'Se retourner et attraper le bord',
      slug: 'se-retourner-et-attraper-le-bord',
      description:
        'C’est peut-être l’exercice le plus important du niveau : votre enfant apprend à se retourner et à attraper le bord tout seul. Commencez à cinquante centimètres du bord et n’augmentez la distance que lorsque le geste vient de lui-même. Restez toujours à portée de bras. Trois baignades de suite sans tension ni aide ? On retire alors un flotteur sur la poitrine et un dans le dos. Essayez d’abord là où votre enfant a pied.',
      goal: 'Votre enfant se retourne, attrape le bord et s’y tient, avec vous juste à côté de lui.',
      cues: ['Regarde, où est le bord ?', 'Retourne-toi et tends le bras.', 'Deux mains sur le bord, tiens bien.'],
      game: {
        title: 'Le crabe rentre chez lui',
        text: 'Posez trois jouets sur le bord, à un mètre l’un de l’autre. Le crabe se retourne, attrape le bord et avance main après main d’un jouet à l’autre. Vous marchez juste derrière lui.',
      },
      stopSigns: ['Il manque le bord ou perd la direction : repartez de plus près.', stop.tired, stop.distracted],
      material: [bring.suit(8), 'Trois petits jouets à poser sur le bord', bring.towel],
      captions: [
        'Dos au bord, vous êtes en face.',
        'On regarde : où est le bord ?',
        'Il se retourne, votre main l’aide.',
        'Le bras tendu, on attrape le bord.',
        'Deux mains, bien tenu. Bravo !',
      ],
      summary:
        'Votre enfant apprend à se retourner et à attraper le bord, un geste toujours utile. Avec un jeu et les signes qui disent stop.',
    },
  ],
};
