import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.fr;

export const legsAndArmsFr: LevelText = {
  level: {
    title: 'Jambes et bras',
    slug: levelSlugs.legsAndArms.fr,
    summary:
      'Battre des pieds au bord, puis avec la planche, sur le ventre et sur le dos, et enfin nager comme un petit chien. Avec quatre flotteurs, jusqu’aux trois premiers mètres, à vos côtés.',
    body: `## Pour qui ?

Pour les enfants qui flottent en étoile, roulent du ventre sur le dos et glissent quelques secondes. Si votre enfant n’est pas encore tout à fait détendu, [Flotter et glisser](${paths.fr.floatAndGlide}) est plus amusant pour le moment.

## La suite du chemin

Place au mouvement : d’abord les jambes, assis au bord puis avec une planche, ensuite les bras. À la fin, votre enfant nage ses premiers mètres, de vous jusqu’au bord. Vous marchez à côté, à portée de bras. Le maillot contient quatre flotteurs. Si le maillot est nouveau pour votre enfant, commencez avec les huit et retirez-les deux par deux, comme l’indique la notice. Quand la dernière leçon se passe sans tension ni aide lors de trois baignades de suite, retirez un flotteur sur la poitrine et un dans le dos : il en reste un devant et un derrière. Essayez d’abord là où votre enfant a pied.

${supervision}`,
    learn: [
      'Battre des pieds, jambes tendues et chevilles souples',
      'Avancer avec une planche, sur le ventre et sur le dos',
      'Prendre appui sur l’eau avec les mains, comme un petit chien',
      'Nager les trois premiers mètres, avec vous à côté',
    ],
    seo: {
      title: 'Jambes et bras : apprendre à nager avec son enfant',
      description:
        'Cinq leçons vidéo : battements, planche, petit chien et premiers mètres de vous jusqu’au bord. Trois phrases par leçon, des jeux et les signes qui disent stop.',
    },
  },
  lessons: [
    {
      title: 'Battre des pieds au bord',
      slug: 'battre-des-pieds-au-bord',
      description:
        'Assis au bord, votre enfant sent ce que doivent faire ses jambes, sans penser à respirer ni à flotter. Le mouvement part des hanches, les genoux restent presque tendus, les chevilles sont souples. Vous êtes dans l’eau, face à lui, et vous sentez avec les mains si ses pieds poussent bien l’eau.',
      goal: 'Votre enfant bat des pieds dix secondes, jambes tendues, avec de petites éclaboussures rapides.',
      cues: ['Jambes tendues, pieds souples.', 'Petit et vite, comme l’eau qui bout.', 'Ça part des hanches.'],
      game: {
        title: 'La soupe bout',
        text: 'Vous réglez le feu : ça mijote, ça bout, ça déborde ! Votre enfant suit avec ses pieds. À « éteint », l’eau redevient calme. Ensuite, c’est votre enfant qui annonce le feu. Vous restez face à lui, dans l’eau.',
      },
      stopSigns: [
        'Il glisse vers l’avant et pourrait tomber du bord : qu’il s’assoie plus en arrière.',
        'Les battements se dérèglent ou votre enfant fatigue : c’est fini pour aujourd’hui.',
        stop.cold,
      ],
      material: [bring.suit(4), 'Un bord sans angle vif, vous dans l’eau juste devant', bring.towel],
      captions: [
        'Assis au bord, mains de chaque côté.',
        'Jambes tendues, pieds souples.',
        'Petites éclaboussures, plus vite.',
        'Vos mains le sentent : ça pousse.',
      ],
      summary:
        'Le battement s’apprend d’abord assis : au bord, votre enfant apprend à tendre les jambes et à relâcher les chevilles. Avec le jeu de la soupe.',
    },
    {
      title: 'Battements sur le ventre, avec une planche',
      slug: 'battements-avec-planche',
      description:
        'La planche garde les bras tendus, les jambes font le travail. Votre enfant met le visage dans l’eau, fait des bulles et relève la tête pour respirer. Vous marchez à reculons devant lui et, au besoin, tenez le bout de la planche.',
      goal: 'Votre enfant avance de quatre mètres, bras tendus sur la planche, en respirant calmement.',
      cues: [
        'Les bras tendus sur la planche.',
        'Le nez dans l’eau, des bulles.',
        'Lève la tête, respire, et on repart.',
      ],
      game: {
        title: 'Le remorqueur',
        text: 'La planche porte une cargaison : un gobelet, un canard de bain, un gant de toilette. Le remorqueur transporte tout au sec. Un objet à la fois ; le pilote, c’est vous, toujours à portée de bras.',
      },
      stopSigns: [
        'Les jambes coulent et il enfonce la planche : flottez un instant, puis recommencez.',
        stop.cough,
        stop.tired,
      ],
      material: [
        bring.suit(4),
        'Une eau où votre enfant a pied',
        bring.board,
        'Un gobelet, un canard de bain et un gant de toilette',
      ],
      captions: [
        'Mains sur la planche, bras tendus.',
        'Les battements partent des hanches.',
        'Le menton bas, on respire.',
        'Tout va bien ? Visage dans l’eau.',
      ],
      summary:
        'Avancer avec la planche : bras tendus, battements et souffle calme. Trois phrases à dire dans l’eau et le remorqueur pour jouer.',
    },
    {
      title: 'Battements sur le dos, planche sur le ventre',
      slug: 'battements-sur-le-dos',
      description:
        'Sur le dos, le visage reste dégagé : l’idéal pour s’exercer plus longtemps. Votre enfant serre la planche sur son ventre, regarde en l’air et bat des pieds. Les genoux restent sous l’eau : s’ils pédalent, glissez un instant une main sous le dos.',
      goal: 'Votre enfant avance de quatre mètres sur le dos, planche sur le ventre, oreilles dans l’eau.',
      cues: [
        'Fais un câlin à ta planche.',
        'Oreilles mouillées, ventre en l’air.',
        'Les orteils font de petites fontaines.',
      ],
      game: {
        title: 'La loutre et son coquillage',
        text: 'La loutre garde son coquillage sur le ventre. Posez un jouet sur la planche et traversez côte à côte sans le faire tomber. S’il tombe, la loutre rit et recommence.',
      },
      stopSigns: [
        'Les genoux sortent et la tête se lève : une main sous le dos, on flotte tranquillement.',
        stop.tense,
        stop.distracted,
      ],
      material: [bring.suit(4), 'Une eau où votre enfant a pied', bring.board, 'Un petit jouet à poser sur la planche'],
      captions: [
        'La planche sur le ventre, bien tenue.',
        'Oreilles mouillées, regard en l’air.',
        'De petites fontaines avec les orteils.',
        'On continue : vous avancez avec lui.',
      ],
      summary:
        'Battements sur le dos, planche sur le ventre : on respire plus facilement et on s’exerce plus longtemps. Avec le jeu de la loutre.',
    },
    {
      title: 'Nager comme un petit chien',
      slug: 'nager-comme-un-petit-chien',
      description:
        'Les mains entrent en jeu. Sous la surface, votre enfant tire l’eau à lui, une main après l’autre, comme un chiot qui nage vers sa balle. De petits gestes, les doigts tendus, un rythme tranquille. Vous tenez d’abord les hanches et lâchez un peu plus à chaque fois.',
      goal: 'Votre enfant avance de deux mètres, mains sous l’eau et tête tranquille.',
      cues: [
        'Les mains comme de petites pelles.',
        'À tour de rôle : gauche, droite.',
        'Le menton sur l’eau, respire calmement.',
      ],
      game: {
        title: 'Va chercher !',
        text: 'Posez une petite balle sur l’eau, à un mètre. Le chiot nage jusqu’à elle, avec vous à côté, et la ramène du bout du nez. Son maître, ravi, compte les balles.',
      },
      stopSigns: [
        'Les mains frappent l’eau et la tête se dresse : reprenez ensemble, vos mains à ses hanches.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Une eau où votre enfant a pied', 'Une petite balle légère', bring.towel],
      captions: [
        'Menton sur l’eau, mains dessous.',
        'À gauche, à droite, comme des pelles.',
        'Les jambes accompagnent.',
        'Encore un peu !',
      ],
      summary:
        'Nager comme un petit chien : les mains tirent l’eau, les jambes accompagnent. La première fois que votre enfant avance par lui-même.',
    },
    {
      title: 'Les premiers mètres : de vous jusqu’au bord',
      slug: 'les-premiers-metres',
      description:
        'Trois mètres rien qu’à lui : votre enfant prend appui sur vous, nage et attrape le bord. Vous marchez à côté, à portée de bras, les mains prêtes. Trois baignades de suite sans tension ni aide ? Retirez un flotteur sur la poitrine et un dans le dos, et repartez d’un mètre, là où votre enfant a pied.',
      goal: 'Votre enfant nage trois mètres jusqu’au bord et s’y tient, avec vous à portée de bras.',
      cues: [
        'Regarde le bord, c’est là que tu vas.',
        'Les mains calmes, les pieds calmes.',
        'Fatigué ? Roule sur le dos.',
      ],
      game: {
        title: 'Le bac',
        text: 'Le bac va de l’île (vous) au port (le bord) et donne un coup de corne à l’arrivée ; vous l’accompagnez à portée de bras. À chaque traversée monte un passager imaginaire. Qui est-ce aujourd’hui ?',
      },
      stopSigns: [
        'Il ne regarde plus le bord mais vous : prenez-lui la main et rentrez ensemble.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(4), 'Une eau où votre enfant a pied, la voie libre jusqu’au bord', bring.towel],
      captions: [
        'On regarde : le bord est là.',
        'Il prend appui sur vous.',
        'Les mains et les pieds travaillent.',
        'Vous marchez à portée de bras.',
        'Le bord ! Trois mètres.',
      ],
      summary:
        'Nager les trois premiers mètres, de vous jusqu’au bord, avec vous à portée de bras. Avec le plan pour les deux prochains flotteurs.',
    },
  ],
};
