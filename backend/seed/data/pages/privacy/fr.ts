import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacyFr: SeedPageText = {
  title: 'Politique de confidentialité',
  slug: pageSlugs.privacy.fr,
  seo: {
    title: 'Politique de confidentialité',
    description: 'Quelles données personnelles Zwotter utilise, pourquoi, combien de temps, et quels sont vos droits.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `Nous ne demandons que les données nécessaires et ne les vendons jamais. Voici lesquelles, pourquoi et pour combien de temps. Dernière mise à jour : 26 novembre 2026.

## Qui est responsable ?

Le responsable du traitement, au sens du règlement général sur la protection des données (RGPD) et de la loi Informatique et Libertés, est ${name}, ${street}, ${city}, Pays-Bas. Une question sur vos données ? Écrivez à ${email}.

## Quelles données, pour quoi faire

- **Commande et livraison** : nom, adresse e-mail, adresses de livraison et de facturation, contenu de la commande et état du paiement. Base légale : exécution du contrat.
- **Carte cadeau pour quelqu’un d’autre** : le nom et l’adresse e-mail de cette personne, votre petit mot et la date d’envoi, si vous les indiquez ; ils ne servent qu’à envoyer la carte et sont conservés aussi longtemps que votre commande. Base légale : exécution du contrat ; pour la personne qui reçoit la carte, notre intérêt légitime à lui remettre votre cadeau.
- **Leçons pour quelqu’un d’autre** : le nom et l’adresse e-mail de cette personne et votre petit mot, si vous en écrivez un ; ils ne servent qu’à envoyer votre cadeau par e-mail et à ouvrir les leçons à cette adresse, et sont conservés aussi longtemps que votre commande. Base légale : exécution du contrat ; pour la personne qui reçoit les leçons, notre intérêt légitime à lui remettre votre cadeau.
- **Comptabilité** : factures et justificatifs de paiement. Base légale : obligation légale (droit fiscal).
- **Compte** : nom, adresse e-mail, adresses, commandes et, si vous en définissez un, un mot de passe conservé sous forme hachée. Si vous ajoutez une clé d’accès, nous conservons sa clé publique, le nom que vous lui donnez et la date de sa dernière utilisation ; votre empreinte, votre visage ou votre code ne quittent jamais votre appareil. Si vous commandez en tant qu’invité, nous créons un compte sans mot de passe. Base légale : exécution du contrat et intérêt légitime à vous permettre de retrouver votre commande.
- **Connexions** : type d’appareil et navigateur, adresse IP tronquée et date de la dernière activité, pour que votre profil vous montre où vous êtes connecté. Base légale : intérêt légitime à la sécurité des comptes.
- **Rétractation** : ce que vous déclarez dans le formulaire de rétractation, avec la date et l’heure. Base légale : obligation légale.
- **Academy** : les leçons auxquelles vous avez accès et jusqu’où vous les avez regardées, ainsi que votre accord avec les règles de sécurité, sa date et sa langue. Base légale : exécution du contrat.
- **Enfants** : seulement si vous ajoutez un enfant dans votre profil. Un surnom et, si vous le souhaitez, l’année de naissance, le poids et la taille du maillot, ce qui est acquis dans l’eau et vos baignades avec leurs notes. Nous nous en servons pour montrer les progrès et le plan des flotteurs, pour vérifier d’après le poids que la taille convient encore, pour le certificat et l’e-mail hebdomadaire si vous les demandez, et pour rien d’autre. N’y écrivez rien sur la santé de votre enfant. Vous pouvez retirer un enfant de votre profil : tout ce qui s’y rapporte est alors effacé. Tout est également effacé si vous supprimez votre compte. Base légale : exécution du contrat.
- **Adultes qui participent** : si vous invitez quelqu’un à suivre vos enfants avec vous, nous lui envoyons un lien par e-mail et conservons son adresse jusqu’à ce que l’invitation soit acceptée ou annulée, quatre semaines au plus. La personne qui participe voit tout ce qui est noté sur vos enfants et peut y ajouter ses propres notes. Chacun de vous voit l’adresse e-mail de l’autre. Pour chaque note, nous conservons le compte qui l’a ajoutée. Si cette personne cesse de participer ou si vous lui retirez l’accès, cette indication est effacée et la note reste dans le profil de l’enfant. Si vous supprimez votre compte, les données de vos enfants sont effacées pour tous et ne passent à personne. Base légale : exécution du contrat ; pour l’adresse invitée, notre intérêt légitime à transmettre votre invitation, une seule fois.
- **E-mail de retour en stock** : votre adresse e-mail et le produit que vous attendez, si vous le demandez. Nous les effaçons 30 jours après cet e-mail, ou après 180 jours d’attente. Base légale : votre consentement, que vous pouvez retirer par le lien de l’e-mail.
- **Lettre d’information** : si vous vous inscrivez, votre adresse e-mail, le texte que vous avez accepté et la date de votre accord. Nous les gardons jusqu’à votre désabonnement. Si vous ne confirmez pas l’inscription par le lien que nous vous envoyons, nous les effaçons après 7 jours. Base légale : consentement, que vous pouvez retirer à tout moment.
- **Panier par e-mail** : votre adresse e-mail, votre panier, le texte que vous avez accepté et la date de votre accord, si vous demandez cet e-mail dans le panier. Nous les effaçons lorsque vous commandez, sinon sous une semaine. Si vous ne voulez plus jamais recevoir un tel e-mail, nous ne gardons votre adresse que sous une forme illisible. Base légale : consentement, que vous pouvez retirer à tout moment.
- **Certificats** : seulement si vous en imprimez un. L’enfant, le niveau, la langue, la date et un numéro impossible à deviner. Toute personne qui a le numéro voit le niveau, la date et la première lettre du surnom. Le certificat est effacé quand vous retirez l’enfant de votre profil ou supprimez votre compte. Base légale : exécution du contrat.
- **E-mail hebdomadaire avec la prochaine étape** : seulement si vous l’activez dans votre profil. Pour l’écrire, nous utilisons ce que vous avez noté sur vos enfants. Nous conservons aussi le texte que vous avez accepté et la date de votre accord ; nous les effaçons quand vous désactivez l’e-mail, ou quand il s’arrête de lui-même après huit semaines sans note. Base légale : consentement, que vous pouvez retirer à tout moment, y compris par le lien de chaque e-mail.
- **Avis** : quelques jours après la livraison, nous vous demandons une fois par commande, par e-mail, un avis sur ce que vous avez acheté. Au moment de commander, une case permet de le refuser pour cette commande. Vous pouvez aussi vous y opposer à tout moment par la suite, par le lien de cet e-mail ou en nous écrivant, et nous ne vous le demanderons alors plus jamais ; pour cela, nous ne gardons votre adresse e-mail que sous une forme illisible. Ce que vous écrivez, le nom que vous choisissez et vos photos (sans lieu ni données de l’appareil) sont affichés dans la boutique jusqu’à ce que vous demandiez leur retrait ou supprimiez votre compte. Base légale : notre intérêt légitime à recueillir des avis sincères d’acheteurs ; pour ce que vous publiez, votre consentement.
- **Questions sur une leçon** : votre question, la leçon dont il s’agit, la date et votre choix de la laisser lire à d’autres ou non. Nous répondons par e-mail. Si vous l’acceptez, et seulement alors, la question et notre réponse figurent aussi sur la page de la leçon, avec votre prénom ou son initiale ; vous pouvez à tout moment les en retirer ou les supprimer, depuis cette page. N’écrivez rien sur la santé de votre enfant. Base légale : exécution du contrat ; pour ce qui est publié, votre consentement.
- **Questions et contact** : ce que vous nous écrivez et votre adresse de réponse. Base légale : intérêt légitime à vous aider.
- **Sécurité** : adresse IP et données techniques, pour prévenir les abus. Tant qu’une commande n’est pas payée, nous conservons, au lieu de l’adresse IP, une empreinte de votre réseau, effacée dès que la commande est payée ou expire. Base légale : intérêt légitime. Certains formulaires peuvent être protégés par Google reCAPTCHA, qui ne se charge que lorsque vous commencez à les remplir.
- **Mesure d’audience et publicité** : uniquement avec votre consentement, donné séparément pour chacune ; vous pouvez le retirer à tout moment dans les paramètres des cookies. Nous gardons votre choix trois ans à titre de preuve, sans nom ni adresse IP.

Sans votre nom, votre adresse e-mail et votre adresse postale, nous ne pouvons pas vous livrer. Pour des leçons seules, votre pays suffit à la place de l’adresse postale. Notre boutique s’adresse aux adultes. Ce que vous saisissez sur votre enfant (âge, poids, stature) pour choisir une taille reste sur votre appareil : nous ne recevons que la taille commandée. Dans vos messages et vos avis, ne nous en dites pas plus sur lui que nécessaire.

## Qui reçoit les données ?

- Mollie B.V. (Pays-Bas), pour le paiement, en tant que responsable distinct. Si vous payez plus tard, ou choisissez votre moyen de paiement sur la page de Mollie, Mollie reçoit aussi votre nom, votre adresse e-mail, vos adresses et le contenu de votre commande ; avec Klarna, c’est Klarna qui décide, à partir de ces données, si vous pouvez payer plus tard
- Le transporteur et le service qui crée les étiquettes d’expédition : nom, adresse et e-mail, pour la livraison
- PDOK (Kadaster, Pays-Bas) : le code postal et le numéro que vous saisissez pour une adresse aux Pays-Bas, afin de remplir la rue et la ville. C’est notre serveur qui les transmet, sans votre nom, votre adresse e-mail ni votre adresse IP. Base légale : notre intérêt légitime à ce que votre colis arrive
- Nos prestataires d’hébergement et d’e-mail, sous-traitants liés par contrat
- Google, si vous choisissez de vous connecter avec Google, pour reCAPTCHA et, avec votre consentement, pour la mesure d’audience et la publicité
- L’administration fiscale ou une autre autorité, lorsque la loi l’exige

Nous conservons les données dans l’Espace économique européen. Lorsque Google traite des données aux États-Unis, c’est sur la base du cadre de protection des données UE-États-Unis ou de clauses contractuelles types.

## Combien de temps ?

- Commandes, rétractations et factures : jusqu’à dix ans, comme l’impose le droit fiscal. Le droit néerlandais exige sept ans ; dix ans s’appliquent aux ventes vers un autre pays de l’Union, dont nous versons la TVA par le guichet unique européen (One-Stop-Shop)
- Compte, leçons regardées et avis : jusqu’à ce que vous supprimiez le compte dans votre profil ou en demandiez la suppression
- Questions sur les leçons : jusqu’à ce que vous les supprimiez ou supprimiez votre compte
- Connexions : jusqu’à la déconnexion, 30 jours au plus ; un navigateur reconnu, 365 jours après la dernière connexion (son cookie reste 400 jours dans le navigateur)
- Messages et formulaires de retour : un an
- Journaux techniques : 90 jours au maximum

## Vos droits

Vous pouvez accéder à vos données, les faire rectifier, effacer ou transférer, faire limiter leur traitement et vous opposer à un traitement fondé sur l’intérêt légitime (articles 15 à 21 du RGPD). Dans votre profil, vous pouvez aussi télécharger vos données et supprimer votre compte vous-même. Vous pouvez retirer votre consentement à tout moment et donner des directives sur le sort de vos données après votre décès (article 85 de la loi Informatique et Libertés). Écrivez-nous : vous aurez une réponse sous un mois. Nous ne prenons aucune décision fondée uniquement sur un traitement automatisé.

Une réclamation reste sans solution ? Vous pouvez saisir la CNIL (cnil.fr). L’autorité chef de file est celle des Pays-Bas, l’Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl) ; vous pouvez aussi vous adresser directement à elle.

Pour en savoir plus sur les cookies, consultez la page [cookies](${paths.fr.cookies}).`,
    },
  ],
};
