import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimFr: SeedArticle['text']['fr'] = {
  title: 'Première sortie à la piscine en maillot flotteur : la check-list',
  slug: articleSlugs.firstSwim.fr,
  summary:
    'Que mettre dans le sac, que vérifier et que faire pendant la première demi-heure dans l’eau ? Avec cette liste, vous partez l’esprit léger.',
  body: `Le sac est prêt, le nouveau maillot est posé dessus et l’on vous a déjà demandé cinq fois si c’était l’heure. La première baignade en maillot flotteur est un grand moment, pour l’enfant comme pour vous. Avec un peu de préparation, ce sera surtout un plaisir.

## À la maison : essayez tranquillement

Une cabine bondée n’est pas l’endroit idéal pour un premier essayage. Enfilez le maillot à la maison, au sec, par-dessus un sous-vêtement, et vérifiez ensemble :

- Le poids correspond-il toujours à la taille ? Pesez votre enfant et consultez le [guide des tailles](${paths.fr.sizeGuide}).
- Les huit flotteurs sont-ils dans leurs poches, et les poches fermées ?
- La fermeture éclair monte-t-elle jusqu’en haut ? Quand vous tirez le maillot vers le haut par les épaules, remonte-t-il de quelques centimètres au plus, sans dépasser le menton ?
- Tout est-il en bon état, sans accroc ni couture ouverte ?

Gardez les étiquettes tant que vous n’êtes pas sûr de la taille. Laissez ensuite votre enfant porter le maillot un quart d’heure. Un maillot qui a déjà fait le tour du salon n’a plus rien d’étrange dans l’eau.

## Dans le sac

1. Le maillot, avec tous ses flotteurs
2. Deux serviettes ou un poncho de bain
3. Une couche de bain, si besoin
4. De quoi boire et un goûter pour après
5. Des vêtements secs et un bonnet pour le retour
6. De la crème solaire si vous vous baignez dehors

Le téléphone reste dans le sac tant que votre enfant est dans l’eau. Cela peut sembler strict, mais quand on regarde un écran, on ne regarde pas son enfant. La noyade est rapide et silencieuse. La photo souvenir attendra la sortie de l’eau.

## Choisissez un moment calme

Venez tôt, ou demandez à la piscine quand il y a peu de monde. Préférez le petit bassin, là où votre enfant a pied. L’eau chaude aide : un enfant qui a froid se crispe et ne s’amuse pas. Prévoyez vingt à trente minutes dans l’eau ; dix suffisent pour travailler. S’arrêter tant que c’est agréable, voilà la meilleure façon d’avoir envie de revenir.

## La première demi-heure

**Les cinq premières minutes**, restez assis sur les marches ou au bord. Les pieds mouillés, les mains mouillées, un peu d’eau sur le ventre. Rien d’autre n’est nécessaire.

**Ensuite**, entrez ensemble dans l’eau. Tenez votre enfant sous les aisselles, face à vous. Il vous voit sourire et vous sentez tout de suite s’il est tendu. Pliez les genoux pour être à sa hauteur.

**Sentez ce que fait le maillot.** Votre enfant remarque qu’il devient plus léger. Ne le lâchez que s’il s’éloigne de lui-même, deux secondes seulement, les mains toujours dessous. Tout va bien ? La prochaine fois, comptez jusqu’à quatre.

**Jouer, c’est apprendre.** Faites des bulles, allez chercher un jouet, laissez votre enfant faire la loutre qui se prélasse sur le dos, vos mains dessous. Quand on joue, on oublie d’avoir peur.

**Aujourd’hui, tous les flotteurs restent en place**, même si tout se passe bien. On retire les deux premiers, un sur la poitrine et un dans le dos, seulement après trois baignades de suite sans tension ni aide.

## Le plus important, c’est vous

Un maillot flotteur aide l’enfant à flotter et à trouver la bonne position. Ce n’est pas un gilet de sauvetage et il ne protège pas contre la noyade. Voici donc ce qu’il faut respecter à chaque fois, même à la vingtième :

- Vous êtes dans l’eau, à portée de bras.
- Vous ne regardez qu’une chose : votre enfant. Ni conversation, ni livre, ni téléphone.
- Si vous sortez un instant, il sort avec vous.
- Le maillot est fait pour la piscine ou pour une eau calme, peu profonde, claire et surveillée, pas pour le bateau ni pour les vagues.

## Et si cela se passe mal ?

Il arrive qu’un enfant veuille ressortir au bout de deux minutes. Ce n’est pas grave. Restez un peu au bord, éclaboussez-vous, puis rentrez à la maison. Parlez-lui de ce qu’il a réussi : il est allé dans l’eau ! La semaine prochaine, il y aura un autre petit pas.

Envie de savoir quoi travailler ensuite ? Les leçons d’[Aisance aquatique](${paths.fr.waterConfidence}) vous guident étape par étape. Amusez-vous bien, et prévoyez une grande serviette.`,
  seo: {
    title: 'Première baignade en maillot flotteur : check-list',
    description:
      'La check-list de la première baignade en maillot flotteur : essayage, sac, première demi-heure dans l’eau et règles de surveillance.',
  },
};
