import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsFr: SeedPageText = {
  title: 'Retours et rétractation',
  slug: pageSlugs.returns.fr,
  seo: {
    title: 'Retours et droit de rétractation',
    description:
      'Rétractation sous 14 jours sans motif. Comment renvoyer un maillot flotteur, avec le modèle de formulaire de rétractation.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: 'L’article ne convient pas ? Renvoyez-le',
      text: `Se tromper de taille, cela arrive. Vous avez 14 jours pour nous informer de votre rétractation, puis 14 jours pour renvoyer le colis. Tant que nous n’avons pas préparé votre commande, vous pouvez l’annuler vous-même sur la page de la commande, sauf si elle contient des leçons payées.

1. [Renoncez au contrat ici](${paths.fr.withdrawal}), en totalité ou en partie. Vous recevez aussitôt un accusé de réception.
2. Emballez le tout, si possible dans le carton d’origine, et envoyez-le à notre adresse.
3. Nous vous remboursons dans les 14 jours ; nous pouvons attendre d’avoir reçu le colis ou votre preuve d’expédition.

Le renvoi est à votre charge, sauf si l’article est défectueux ou ne correspond pas à votre commande. Vous préférez une autre taille ? Demandez l’échange sur la page de votre commande. Si ce n’est pas possible, choisissez « Une autre taille » dans le formulaire ci-dessous et nous vous contacterons au sujet de la taille et du stock.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.fr,
    {
      kind: 'rich-text',
      title: 'Droit de rétractation',
      body: `Vous avez le droit de vous rétracter du contrat sans donner de motif dans un délai de quatorze jours (article L. 221-18 du code de la consommation). Ce délai expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien. Si votre commande arrive en plusieurs fois, c’est la réception du dernier bien qui compte. Pour les leçons achetées, à l’unité, par niveau ou en lot, voyez « Leçons » plus bas.

Pour exercer le droit de rétractation, vous devez nous notifier (${name}, ${street}, ${city}, Pays-Bas, ${email}, téléphone ${phone}) votre décision au moyen d’une déclaration dénuée d’ambiguïté, par exemple par e-mail ou par courrier ; nous en accuserons réception par e-mail. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation [en ligne](${paths.fr.withdrawal}) ; nous vous enverrons alors sans délai, par e-mail, un accusé de réception avec le contenu de votre déclaration ainsi que la date et l’heure de sa soumission. Pour que le délai soit respecté, il suffit que vous transmettiez votre communication avant son expiration.

### Effets de la rétractation

En cas de rétractation, nous vous remboursons tous les paiements reçus, y compris les frais de livraison standard, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision. Si vous vous rétractez d’une partie seulement de la commande, nous remboursons ce que vous avez payé pour cette partie ; les frais de livraison standard sont remboursés si vous vous rétractez de toute la commande. Si vous avez choisi un mode de livraison plus coûteux, le supplément n’est pas remboursé. Nous utilisons le même moyen de paiement que celui employé pour la transaction initiale, sauf accord exprès de votre part ; ce remboursement ne vous coûte rien. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou que vous ayez fourni une preuve d’expédition, la date retenue étant celle du premier de ces faits.

### Renvoyer le bien

Renvoyez le bien à l’adresse ci-dessus au plus tard quatorze jours après nous avoir communiqué votre rétractation. Les frais directs de renvoi sont à votre charge. Si l’article est défectueux ou ne correspond pas à votre commande, nous les prenons en charge.

Vous pouvez essayer le maillot chez vous comme en magasin : au sec, par-dessus un sous-vêtement ou un maillot de bain. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement du bien, par exemple une baignade. Vous pouvez aussi renvoyer des lunettes déballées, si vous les avez seulement essayées au sec et si elles sont propres.

### Leçons

Les leçons vidéo sont des contenus numériques. Celles que vous achetez, à l’unité, par niveau ou en lot, sont fournies dès votre paiement. C’est pourquoi nous vous demandons, lors de la commande, votre accord exprès et la reconnaissance que vous perdez ainsi votre droit de rétractation pour ces leçons (article L. 221-28, 13°, du code de la consommation). Nous vous le confirmons par e-mail. Sans cet accord, il n’est pas possible de commander des leçons. Si vous vous rétractez de l’achat d’un maillot, l’accès aux leçons offertes avec celui-ci prend également fin.`,
    },
    {
      kind: 'rich-text',
      title: 'Modèle de formulaire de rétractation',
      body: `Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.

- À l’attention de ${name}, ${street}, ${city}, Pays-Bas, ${email}
- Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la fourniture du contenu numérique (*) ci-dessous :
- Commandé le (*)/reçu le (*) :
- Numéro de commande :
- Nom du (des) consommateur(s) :
- Adresse du (des) consommateur(s) :
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
- Date :

(*) Rayez la mention inutile.

[Télécharger ce formulaire (PDF)](${MODEL_FORM})

Un défaut ? Lisez la partie consacrée aux garanties légales dans nos [conditions générales de vente](${paths.fr.terms}).`,
    },
  ],
};
