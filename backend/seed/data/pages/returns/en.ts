import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsEn: SeedPageText = {
  title: 'Returns and withdrawal',
  slug: pageSlugs.returns.en,
  seo: {
    title: 'Returns and right of withdrawal',
    description:
      'Withdraw within 14 days without giving a reason. How to send a float suit back, with the model withdrawal form.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: 'Not right? Send it back',
      text: `Wrong sizes happen. You have 14 days to tell us that you are withdrawing from your purchase, and another 14 days to post the parcel. Until we have packed your order, you can cancel it yourself on its order page, unless it includes paid lessons.

1. [Withdraw from the contract here](${paths.en.withdrawal}), for all or part of your order. You get an acknowledgement of receipt straight away.
2. Pack everything, preferably in the box it came in, and post it to our address.
3. You get your money back within 14 days. We may wait until we have the parcel or your proof of posting.

You pay for the return, unless the product is faulty or not what you ordered. If you would rather have another size, you can exchange it on your order page. If that does not work, choose “Another size” in the form below and we will contact you about size and stock.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.en,
    {
      kind: 'rich-text',
      title: 'Right of withdrawal',
      body: `You have the right to withdraw from the contract within 14 days without giving any reason. This right applies throughout the EU (Directive 2011/83/EU); in the Netherlands it is in Book 6, section 2B of the Civil Code. The withdrawal period expires 14 days after the day on which you, or a third party other than the carrier indicated by you, acquire physical possession of the goods. If your order arrives in several parts, the day on which the last part arrives counts. For lessons bought separately, see “Lessons” below.

To exercise the right of withdrawal, inform ${name}, ${street}, ${city}, the Netherlands, ${email}, telephone ${phone}, of your decision by an unequivocal statement, for example by email or post. You may use the model form below, but you do not have to. You can also exercise your right of withdrawal [online](${paths.en.withdrawal}); we will then send you an acknowledgement of receipt by email without undue delay, with the content of your statement and the date and time of its submission. It is sufficient that you send your message before the withdrawal period has expired. We also confirm receipt of a withdrawal sent by email or post.

### What you get back

If you withdraw, we reimburse all payments received from you, including the cost of standard delivery, no later than 14 days after we receive your withdrawal. If you withdraw from only part of your order, we reimburse what you paid for that part; the cost of standard delivery is refunded if you withdraw from the whole order. If you chose a more expensive type of delivery, the extra cost is not refunded. We use the same means of payment as you did, unless we have expressly agreed otherwise; you will not be charged a fee. We may withhold the refund until we have received the goods back or you have supplied evidence of having sent them, whichever is earlier.

### Sending it back

Send the goods to the address above no later than 14 days after your withdrawal. You bear the direct cost of returning them. If the product is faulty or not what you ordered, we pay.

You may try the suit on at home as you would in a shop: dry, over underwear or swimwear. You are only liable for any diminished value resulting from handling beyond what is necessary to establish the nature, characteristics and functioning of the goods, such as swimming in it. You may also unpack goggles and try them on dry; please send them back clean.

### Lessons

Video lessons are digital content. We supply the lessons you buy (single, as a level or in the bundle) straight after your payment. That is why we ask for your express consent when you order, and for your acknowledgement that you thereby lose your right of withdrawal for those lessons. We confirm this by email. Without that consent you cannot order lessons. If you withdraw from the purchase of a float suit, access to the free lessons that came with it ends too.`,
    },
    {
      kind: 'rich-text',
      title: 'Model withdrawal form',
      body: `Complete and return this form only if you wish to withdraw from the contract.

- To ${name}, ${street}, ${city}, the Netherlands, ${email}
- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the supply of the following digital content (*):
- Ordered on (*)/received on (*):
- Order number:
- Name of consumer(s):
- Address of consumer(s):
- Signature of consumer(s) (only if this form is notified on paper):
- Date:

(*) Delete as appropriate.

[Download this form (PDF)](${MODEL_FORM})

If something is faulty, read the section on the legal guarantee in our [terms and conditions](${paths.en.terms}).`,
    },
  ],
};
