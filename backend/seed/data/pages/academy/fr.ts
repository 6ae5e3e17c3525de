import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.fr;

export const academyFr: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.fr,
  seo: {
    title: 'Leçons de natation en vidéo pour les parents',
    description:
      'Vingt courtes leçons vidéo pour apprendre à nager ensemble, du premier plouf aux premières nages. Un niveau entier offert avec chaque maillot flotteur.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'La Zwotter Academy',
      title: 'Apprendre à nager ensemble, leçon après leçon',
      text: 'De courtes leçons vidéo pour les parents, du premier plouf aux premières nages. Regardez-les à la maison, laissez le téléphone dans le sac et entraînez-vous dans l’eau, toujours à portée de bras.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Commencer par une leçon gratuite', path: p.firstLesson },
      secondary: { label: 'Voir les maillots', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Quatre niveaux, à votre rythme',
      text: 'On part de huit flotteurs pour arriver à zéro. Le test vous dit par où commencer ; refaites les leçons autant que vous voulez.',
    },
    academyFilm.fr,
    {
      kind: 'image-text',
      title: 'Ce que vous apprenez ensemble',
      text: `Vous apprenez à tenir votre enfant, à le lâcher au bon moment et à voir quand il en a assez. Votre enfant apprend à souffler dans l’eau, à flotter, à se retourner vers le bord et, plus tard, à avancer.

Chaque leçon réunit une courte vidéo sous-titrée, un objectif, trois phrases à dire dans l’eau, un jeu, ce qu’il faut emporter et trois signes qui disent stop. Elle indique aussi combien de flotteurs garder dans le maillot.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'Comment ça marche',
      items: [
        {
          title: 'Regarder à la maison',
          text: 'La vidéo dure moins d’une minute. Regardez-la ensemble sur le canapé et mimez le geste au sec.',
        },
        {
          title: 'Ranger le téléphone',
          text: 'Retenez les trois phrases de la leçon. Dans l’eau, vous ne regardez que votre enfant.',
        },
        {
          title: 'Une seule chose',
          text: 'Jouez au jeu de la leçon : dix minutes par baignade suffisent. Arrêtez-vous tant que c’est encore amusant.',
        },
        {
          title: 'Retirer des flotteurs',
          text: 'Attendez que la leçon l’indique et que trois baignades de suite se passent sans tension ni aide. Retirez alors un flotteur sur la poitrine et un dans le dos. Essayez d’abord là où votre enfant a pied.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'Comment se calcule le prix',
      body: `- **À l’unité, par niveau ou en totalité.** Un niveau coûte moins que ses leçons à l’unité, et l’Academy entière moins que les niveaux pris séparément.
- **Ce que vous avez payé compte.** Si vous achetez plus tard un niveau ou toute l’Academy, nous déduisons ce que vous avez réellement payé pour les leçons qu’il contient.
- **Vous payez une seule fois.** Sans abonnement. Ce qui est à vous ne peut pas s’acheter deux fois.
- **Chaque maillot flotteur donne accès au niveau [Aisance aquatique](${p.waterConfidence}).** Regardez dès que la commande est payée, même si le maillot est encore en route.`,
    },
    {
      kind: 'image-text',
      title: 'Un maillot flotteur n’est pas un gilet de sauvetage',
      text: `Un maillot flotteur aide à apprendre à nager et ne protège pas contre la noyade. Une leçon vidéo non plus. Entrez donc toujours dans l’eau avec votre enfant, restez à portée de bras et ne regardez que lui.

Les leçons ne délivrent aucune attestation de natation. Pour cela, il y a l’école de natation, où tout ce que vous aurez travaillé ici vous servira.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Vos questions sur l’Academy',
      items: [
        {
          question: 'À quel âge s’adressent les leçons ?',
          answer:
            'Aux enfants dès 3 ans et à l’adulte qui entre dans l’eau avec eux. C’est l’enfant qui donne le rythme, pas son âge : si tout est nouveau, commencez par Aisance aquatique et passez à la suite quand il y est détendu.',
        },
        {
          question: 'Qui a conçu les leçons ?',
          answer:
            'La rédaction de Zwotter les a écrites elle-même. Elles n’ont été relues ni par un maître-nageur ni par une fédération, et n’ont pas fait l’objet de tests indépendants. Prenez-les comme des idées d’entraînement, en plus des cours de natation, jamais à leur place.',
        },
        {
          question: 'Faut-il un maillot flotteur ?',
          answer:
            'Les leçons sont conçues pour un maillot à huit flotteurs amovibles : chacune indique combien en garder. Vous pouvez les regarder sans maillot, et la première se passe dans la baignoire.',
        },
        {
          question: 'Quelles leçons sont offertes avec un maillot ?',
          answer:
            'Tout le premier niveau, Aisance aquatique. Un deuxième maillot n’y change rien : les leçons sont déjà à vous.',
        },
        {
          question: 'J’ai déjà des leçons à l’unité. Combien me coûte le niveau ?',
          answer:
            'Connectez-vous, ou utilisez le navigateur avec lequel vous avez commandé. Votre prix s’affiche : le prix habituel moins ce que vous avez payé pour elles.',
        },
        {
          question: 'Puis-je regarder sans compte ?',
          answer:
            'Oui, sans vous connecter : une fois la commande payée, le lien reçu dans l’e-mail de commande suffit. Si vous vous connectez plus tard avec la même adresse, vous retrouverez vos leçons et ce que vous avez regardé.',
        },
        {
          question: 'Combien de temps dure l’accès ?',
          answer:
            'Tant que nous proposons l’Academy, et au moins deux ans après l’achat. Regardez autant que vous voulez, sur téléphone, tablette ou ordinateur.',
        },
        {
          question: 'Puis-je me rétracter ?',
          answer:
            'Les leçons achetées s’ouvrent dès le paiement. C’est pourquoi nous recueillons votre accord à part lors de la commande, et vous perdez le droit de rétractation pour ces leçons. Si vous vous rétractez de l’achat d’un maillot, l’accès aux leçons offertes avec lui prend fin aussi.',
        },
        {
          question: 'Mon enfant obtient-il une attestation de natation ?',
          answer: `Non. Les leçons vous aident à vous entraîner et préparent aux cours de natation. Une attestation se passe auprès d’un maître-nageur ou à l’école. Nous expliquons [à quoi elle sert](${p.swimBadges}).`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Pas encore de maillot ?',
      text: 'Trois modèles, sept tailles et, avec chacun, le premier niveau offert.',
      link: { label: 'Voir les maillots flotteurs', path: p.shop },
    },
  ],
};
