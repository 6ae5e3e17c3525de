import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat } = company;
const p = paths.fr;

export const termsFr: SeedPageText = {
  title: 'Conditions générales de vente',
  slug: pageSlugs.terms.fr,
  seo: {
    title: 'Conditions générales de vente',
    description:
      'Les conditions de Zwotter pour les consommateurs : commande, paiement, livraison, rétractation, leçons, garanties légales et réclamations.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `Ces conditions s’appliquent à compter du 23 novembre 2026 à toute commande que vous passez chez nous en tant que consommateur.

## Qui nous sommes

${name}, ${street}, ${city}, Pays-Bas. E-mail : ${email}. Téléphone : ${phone}, les jours ouvrés de 9 h à 17 h. Registre du commerce néerlandais (KvK) ${kvk}, numéro de TVA ${vat}. « Nous » et « Zwotter » désignent ${name} ; « vous » désigne le consommateur qui achète chez nous.

## Offre et contrat

- Nous décrivons nos produits et nos leçons de la façon la plus complète et la plus honnête possible. En cas d’erreur évidente, par exemple un prix manifestement dérisoire, nous vous prévenons et vous choisissez : commander au prix exact, ou annuler sans frais.
- Avant de commander, vous voyez un récapitulatif : articles, prix total, frais de livraison et délai. Vous pouvez y vérifier et corriger vos informations.
- Le contrat est conclu lorsque vous cliquez sur « Commande avec obligation de paiement » (article L. 221-14 du code de la consommation). Nous confirmons aussitôt votre commande par e-mail, avec les présentes conditions, l’information sur le droit de rétractation et le formulaire type en pièces jointes (PDF).
- Nous conservons votre commande. Vous la retrouvez par le lien de l’e-mail de confirmation ou dans [votre compte](${p.profile}). Le contrat peut être conclu en français, néerlandais, anglais, allemand, espagnol ou suédois.
- Il faut être majeur pour commander.

## Prix et frais de livraison

Les prix sont indiqués en euros, toutes taxes comprises, au taux de TVA du pays de livraison. Les frais de livraison dépendent du pays, du mode de livraison et du montant de la commande ; ils figurent sur la page [livraison](${p.shipping}), dans le panier et avant la commande. Une hausse de prix postérieure à votre commande ne vous concerne pas. Quand nous annonçons une réduction, nous indiquons aussi le prix le plus bas des 30 derniers jours (article L. 112-1-1 du code de la consommation).

## Paiement

Vous payez avec l’un des moyens proposés lors de la commande. Mollie B.V. traite le paiement pour nous sur une connexion chiffrée ; vous le validez auprès de votre banque ou de votre prestataire de paiement. Nous ne voyons de vos données bancaires que ce qui est nécessaire pour retrouver ou rembourser un paiement. En cas de virement, nous réservons votre commande jusqu’à la date indiquée avec les coordonnées de paiement.

## Livraison

- Nous livrons en France, en Belgique, aux Pays-Bas, en Allemagne, en Espagne et en Suède. Si votre paiement nous parvient un jour ouvré avant 15 h, nous expédions le jour même, sinon le jour ouvré suivant. Le colis arrive ensuite en 1 à 3 jours ouvrés.
- En cas de retard, nous vous prévenons. Vous pouvez nous accorder un délai supplémentaire raisonnable. Si nous ne livrons toujours pas, ou si 30 jours se sont écoulés depuis la commande, vous pouvez résoudre le contrat et être remboursé.
- Le risque de perte ou de dommage ne vous est transféré qu’au moment où vous-même, ou la personne que vous avez désignée, prenez possession du colis.

## Droit de rétractation

Vous pouvez vous rétracter dans les 14 jours suivant la réception, sans donner de motif (articles L. 221-18 et suivants du code de la consommation). La marche à suivre, les remboursements et le modèle de formulaire figurent sur la page [retours et rétractation](${p.returns}), qui fait partie des présentes conditions. Le plus rapide est de [se rétracter du contrat](${p.withdrawal}) en ligne, même sans compte ; le lien figure en bas de chaque page.

## Leçons vidéo

- Les leçons sont des contenus numériques, vendus à l’unité, par niveau ou en lot ; des leçons sont offertes avec chaque maillot flotteur. Vous recevez un droit personnel de les regarder au sein de votre foyer. Les copier, les revendre ou les projeter en public n’est pas autorisé.
- Il vous faut un navigateur courant et à jour et une connexion internet ; sans connexion, vous ne pouvez regarder que les leçons enregistrées sur votre appareil. Vous gardez l’accès tant que nous proposons l’Academy, et au moins deux ans après l’achat.
- Les leçons achetées sont fournies dès votre paiement, donc avant la fin du délai de rétractation. C’est pourquoi nous vous demandons, lors de la commande, votre accord exprès et la reconnaissance que vous perdez ainsi votre droit de rétractation pour ces leçons (article L. 221-28, 13°, du code de la consommation). Sans cet accord, il n’est pas possible de commander des leçons. L’e-mail de confirmation garde la trace de cet accord.
- Les leçons servent à s’exercer ensemble. Elles ne remplacent pas un maître-nageur, ne délivrent aucune attestation et ne remplacent jamais la surveillance.

## Utilisation en toute prudence

Nos maillots sont des aides à la flottabilité pour l’apprentissage de la natation (EN 13138-1, classe B). Ce ne sont pas des gilets de sauvetage et ils ne protègent pas contre la noyade. Utilisez-les uniquement à partir de 3 ans, dans la plage de poids de la taille, selon la notice et sous la surveillance constante d’un adulte à portée de bras.

## Garanties légales

Si un produit n’est pas conforme, vous choisissez la réparation ou le remplacement, sauf si ce choix est impossible ou disproportionné. Nous ne donnons pas de garantie au-delà de ce que prévoit la loi.

### Encadré légal : les produits

Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.

Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.

La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.

La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.

Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.

Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.

Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si :

1. Le professionnel refuse de réparer ou de remplacer le bien ;
2. La réparation ou le remplacement du bien intervient après un délai de trente jours ;
3. La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ;
4. La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.

Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.

Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.

Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.

Les droits mentionnés ci-dessus résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation.

Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).

Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.

### Les leçons

Pour les leçons, la garantie légale de conformité des contenus numériques s’applique pendant toute la durée de votre accès (articles L. 224-25-12 et suivants du code de la consommation). Vous pouvez demander la mise en conformité sans frais ; si elle n’est pas possible, une réduction du prix ou la fin du contrat avec remboursement.

### Dans les autres pays

Si vous habitez un autre pays de livraison, vous gardez sa protection : deux ans en Belgique et en Allemagne, trois ans en Espagne et en Suède, et aux Pays-Bas la durée que l’on peut raisonnablement attendre du produit, deux ans au moins. Si le défaut apparaît dans les deux premières années (en Allemagne et aux Pays-Bas, dans la première), vous n’avez pas à prouver qu’il existait à la livraison.

## Responsabilité

Nous sommes responsables dans les conditions prévues par la loi. Rien dans les présentes conditions ne limite notre responsabilité en cas de dommage corporel ou de décès, de dol ou de faute lourde, ou du fait des produits défectueux, ni vos droits légaux de consommateur.

## Compte

Si vous commandez en tant qu’invité, nous créons à partir de vos coordonnées un compte sans mot de passe pour que vous puissiez retrouver vos commandes. Vous pouvez définir un mot de passe via « Mot de passe oublié » et supprimer le compte à tout moment, dans votre profil ou en nous écrivant. Notre [politique de confidentialité](${p.privacy}) explique l’usage de vos données.

## Réclamations et litiges

Une réclamation ? Écrivez à ${email}. Vous recevez une réponse complète sous 14 jours. Si elle ne vous satisfait pas, vous avez le droit de recourir gratuitement à un médiateur de la consommation, dans l’année qui suit votre réclamation écrite (articles L. 612-1 et L. 612-2 du code de la consommation) ; ses coordonnées vous sont indiquées dans notre réponse. Vous pouvez aussi signaler un problème à la DGCCRF sur signal.conso.gouv.fr. Le Centre Européen des Consommateurs France (europe-consommateurs.eu) vous conseille gratuitement pour vos achats dans un autre pays de l’Union ; en Belgique, adressez-vous au Service de médiation pour le consommateur (mediationconsommateur.be). Vous pouvez toujours saisir la juridiction compétente, y compris celle de votre domicile.

## Droit applicable

Le contrat est régi par le droit néerlandais. Vous conservez la protection des dispositions impératives du pays où vous habitez : si vous habitez en France, vous pouvez donc toujours vous prévaloir des règles impératives du droit français de la consommation. La nullité d’une clause n’affecte pas les autres.`,
    },
    { kind: 'registrations', title: 'Identifiants uniques (responsabilité élargie du producteur)' },
  ],
};
