import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat } = company;
const p = paths.en;

export const termsEn: SeedPageText = {
  title: 'Terms and conditions',
  slug: pageSlugs.terms.en,
  seo: {
    title: 'Terms and conditions',
    description:
      'Zwotter’s terms for consumers: ordering, payment, delivery, withdrawal, lessons, legal guarantee and complaints.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `These terms apply from 23 November 2026 to every order you place with us as a consumer. We are a Dutch company, so they follow Dutch law, explained here in English. You also keep the consumer protection of the country where you live.

## Who we are

${name}, ${street}, ${city}, the Netherlands. Email: ${email}. Telephone: ${phone}, on working days from 9:00 to 17:00 (Dutch time). Registered with the Dutch chamber of commerce (KvK) under number ${kvk}, VAT number ${vat}. In these terms, “we” and “Zwotter” mean ${name}, and “you” means the consumer who buys from us.

## Offer and contract

- We describe our products and lessons as completely and honestly as we can. If there is an obvious mistake, such as a price that cannot possibly be right, we will tell you and you choose: order at the correct price, or cancel free of charge.
- Before you order you see a summary of the products, the total price, the shipping costs and the delivery time. You can check and correct your details there.
- The contract is concluded when you click the order button, which makes clear that you take on an obligation to pay. We confirm your order by email straight away. These terms, the explanation of your right of withdrawal and the model form are attached as PDFs, for you to keep.
- We store your order. You can look it up through the link in the confirmation email or in [your account](${p.profile}). You can conclude the contract in English, Dutch, German, Spanish, French or Swedish.
- You must be at least 18 years old to order.

## Prices and shipping costs

All prices are in euros and include VAT at the rate of the country we deliver to. Shipping costs depend on the country, the delivery option and the value of your order; you find them on the [shipping](${p.shipping}) page, in your cart and before you order. If we raise a price after you have ordered, the old price applies to you.

## Payment

You pay with one of the methods shown at checkout. Mollie B.V. processes the payment for us over an encrypted connection; you approve it with your bank or payment provider. We do not see your bank or card details beyond what is needed to trace or refund a payment. If you choose a bank transfer, we hold your order until the date given with the payment details.

## Delivery

- We deliver to the Netherlands, Belgium, Germany, France, Spain and Sweden. If your payment arrives before 15:00 (Dutch time) on a working day, we send your parcel the same day, otherwise on the next working day. It then arrives in 1 to 3 working days.
- If we are late, we will tell you. You may grant us a reasonable additional period. If we still do not deliver, or have not delivered 30 days after your order, you may terminate the contract and get your money back.
- The risk of loss or damage passes to you only when you, or someone you have indicated, take possession of the parcel.

## Right of withdrawal

Throughout the EU, you may withdraw from your order within 14 days of receiving it, without giving a reason. In Dutch law this is in Book 6, section 2B of the Civil Code (Burgerlijk Wetboek). How it works, what you get back and the model form are set out on the [returns and withdrawal](${p.returns}) page, which forms part of these terms. The quickest way is to [withdraw from your contract](${p.withdrawal}) online, even without an account; the link is at the bottom of every page.

## Video lessons

- Lessons are digital content, sold per lesson, per level or as a bundle; a float suit comes with free lessons. You receive a personal right to watch them with your household, through your own account. You may not copy or resell them, or show them in public.
- You need a common, up-to-date browser and an internet connection; without a connection you can watch only lessons that you have saved on your device. You keep access for as long as we offer the academy, and for at least two years after your purchase.
- We supply the lessons you buy straight after your payment, before the withdrawal period ends. That is why we ask, when you order, for your express consent and for your acknowledgement that you thereby lose your right of withdrawal for those lessons. Without that consent you cannot order lessons.
- Lessons are meant for practising together. They do not replace a swimming teacher, do not lead to a swimming certificate and never replace supervision.

## Safe use

Our float suits are buoyant aids for learning to swim (EN 13138-1, class B). They are not life jackets and do not protect against drowning. Use them only from the age of 3, within the weight range of the size, according to the instructions and under the constant supervision of an adult within arm’s reach.

## Legal guarantee

By law you are entitled to products and digital content that conform to the contract. The rules come from Directives (EU) 2019/771 and 2019/770; in the Netherlands they are in Book 7 of the Civil Code. If something does not conform, we repair or replace it, whichever you choose (unless that is impossible or disproportionate), free of charge and within a reasonable time. If that does not work, you may ask for a lower price or end the contract. Tell us about a defect soon after you find it; within two months is always soon enough. How long the guarantee lasts depends on where you live:

- **Netherlands**: for as long as you may reasonably expect the product to last, and at least two years; for the first year a defect is presumed to have been there on delivery.
- **Belgium**: two years from delivery, with a presumption for the whole period.
- **Germany**: two years from delivery; presumption for the first year.
- **France**: two years from delivery, with a presumption for the whole period, plus the guarantee against hidden defects.
- **Spain**: three years from delivery; presumption for the first two years.
- **Sweden**: three years from delivery; presumption for the first two years.

## Liability

We are liable as the law provides. Nothing in these terms limits our liability for injury or death, for intent or gross negligence or for defective products, or your statutory rights as a consumer.

## Account

When you order as a guest, we create an account without a password from your details so that you can look up your orders. You can set a password through Forgot password, and you can delete the account at any time, in your profile or by writing to us. Our [privacy policy](${p.privacy}) explains what we do with your data.

## Complaints and disputes

Not satisfied? Email ${email}. You will receive a full answer within 14 days. If we cannot solve it together, the European Consumer Centre of your country (ECC-Net, eccnet.eu) helps you free of charge with a purchase from another country. If you live in the Netherlands, ConsuWijzer (consuwijzer.nl), the consumer desk of the Authority for Consumers and Markets (ACM), gives free advice. We are not a member of a dispute resolution body. You can always bring the dispute before the competent court, including that of your place of residence.

## Applicable law

Dutch law applies to the contract. If you live in Belgium, Germany, France, Spain or Sweden, you keep the protection of that country’s mandatory consumer law: wherever it protects you better than Dutch law, it comes first. If one provision is invalid, the others remain in force.`,
    },
    { kind: 'registrations', title: 'Registration numbers for packaging and textiles' },
  ],
};
