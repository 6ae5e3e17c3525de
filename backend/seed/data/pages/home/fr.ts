import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.fr;

export const homeFr: SeedPageText = {
  title: 'Accueil',
  slug: pageSlugs.home.fr,
  seo: {
    title: 'Zwotter : maillots flotteurs et leçons de natation pour enfants',
    description:
      'Apprendre à nager avec un maillot à huit flotteurs amovibles. Pour les enfants dès 3 ans, leçons vidéo offertes. Livraison en 1 à 3 jours ouvrés après l’envoi.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Maillots flotteurs et leçons dès 3 ans',
      title: 'Toutes les loutres commencent par flotter',
      text: 'Huit flotteurs aident votre enfant à garder l’équilibre. Ce n’est qu’après trois baignades de suite sans tension ni aide que vous en retirez deux, plus tard deux autres, jusqu’au jour où vous vous regardez, étonnés : il nage !',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'Voir les maillots', path: p.shop },
      secondary: { label: 'Découvrir l’Academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Trouvez votre maillot',
      text: 'Trois modèles, deux couleurs, sept tailles. Tous avec huit flotteurs et des leçons vidéo offertes.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'Voir tous les produits', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'Comment ça marche',
      items: [
        {
          title: 'Peser',
          text: 'Pesez votre enfant et choisissez la taille qui correspond. Un maillot bien ajusté aide beaucoup mieux.',
        },
        {
          title: 'Enfiler',
          text: 'Enfilez le maillot, fermez-le et vérifiez qu’il tient bien. Commencez avec les huit flotteurs et restez à portée de bras.',
        },
        {
          title: 'Apprendre',
          text: 'Regardez une leçon vidéo à la maison, puis travaillez une seule chose à la fois dans l’eau. Jouer compte aussi.',
        },
        {
          title: 'Retirer des flotteurs',
          text: 'Attendez trois baignades de suite sans tension ni aide pour retirer un flotteur sur la poitrine et un dans le dos. Essayez d’abord là où votre enfant a pied. Sans flotteur, le maillot ne soutient pas l’enfant.',
        },
      ],
    },
    homeFigures.fr,
    {
      kind: 'image-text',
      title: 'Des leçons vidéo offertes avec chaque maillot',
      text: `Comment tenir votre enfant ? Quand le lâcher ? La Zwotter Academy vous guide pas à pas avec de courtes vidéos. Regardez-les ensemble sur le canapé, puis essayez dans l’eau.

Ces leçons vous aident à vous entraîner. Elles ne remplacent ni un maître-nageur, ni votre surveillance.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Explorer l’Academy', path: p.academy },
    },
    {
      kind: 'image-text',
      title: 'Quelle taille ? La balance le sait',
      text: `Un maillot flotteur se choisit selon le poids : les flotteurs doivent porter suffisamment et le maillot ne doit pas remonter. Nos tailles vont du XS au 3XL, pour les enfants de 11 à 42 kg inclus.

Entre deux tailles ? Le guide vous dit laquelle choisir.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Voir le guide des tailles', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'Les questions des parents',
      items: [
        {
          question: 'Un maillot flotteur est-il sûr ?',
          answer:
            'C’est une aide à la flottabilité pour l’apprentissage de la natation, conforme à la norme EN 13138-1, classe B. Ce n’est pas un gilet de sauvetage et il ne protège pas contre la noyade. Restez dans l’eau, à portée de bras, et ne quittez pas votre enfant des yeux.',
        },
        {
          question: 'À partir de quel âge ?',
          answer: 'Dès 3 ans et 11 kg. Pour un enfant plus jeune ou plus léger, nous n’avons pas de taille adaptée.',
        },
        {
          question: 'Quand retirer un flotteur ?',
          answer:
            'Après trois baignades de suite sans tension ni aide. Si vous suivez les leçons depuis le début, attendez aussi celle qui l’indique. Retirez alors un flotteur sur la poitrine et un dans le dos, d’abord là où votre enfant a pied, et restez à portée de bras.',
        },
        {
          question: 'Quel est le délai de livraison ?',
          answer:
            'Votre colis part le jour même si votre paiement nous parvient un jour ouvré avant 15 h, et arrive 1 à 3 jours ouvrés plus tard. Nous livrons en France, en Belgique, aux Pays-Bas, en Allemagne, en Espagne et en Suède.',
        },
        {
          question: 'Et si la taille ne convient pas ?',
          answer:
            'Échangez le maillot sur la page de votre commande si une autre taille correspond aussi au poids ; sinon, écrivez-nous. Ou rétractez-vous dans les 14 jours suivant la réception. Essayez-le au sec, sur un sous-vêtement, et gardez les étiquettes tant que vous hésitez.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Prêts pour le premier plouf ?',
      text: 'Choisissez le maillot qui convient à vos baignades. Il sera chez vous 1 à 3 jours ouvrés après son envoi.',
      link: { label: 'Aller à la boutique', path: p.shop },
    },
  ],
};
