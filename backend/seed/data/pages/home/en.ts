import type { SeedPageText } from '../../../types';
import { homeFigures } from '../home-figures';
import { pageSlugs, paths } from '../../paths';

const p = paths.en;

export const homeEn: SeedPageText = {
  title: 'Home',
  slug: pageSlugs.home.en,
  seo: {
    title: 'Zwotter: float suits and swimming lessons for children',
    description:
      'Learn to swim in a float suit with eight removable floats. For children aged 3 and over, with free video lessons. Delivered 1 to 3 working days after dispatch.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Float suits and swimming lessons from age 3',
      title: 'Every otter starts out floating',
      text: 'Eight floats help your child stay balanced. Only once your child has been relaxed and unaided on three visits in a row do you take out two, and later two more, until one day you both realise: that was swimming!',
      picture: 'scenes/home-hero.webp',
      primary: { label: 'See the float suits', path: p.shop },
      secondary: { label: 'Visit the academy', path: p.academy },
    },
    {
      kind: 'collection-list',
      title: 'Pick your suit',
      text: 'Three models, two colours, seven sizes. All with eight floats and free video lessons.',
      source: 'products',
      limit: 3,
      pageSize: 3,
      link: { label: 'View all products', path: p.shop },
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Measure',
          text: 'Weigh your child and pick the size for that weight. A suit that fits snugly helps the most.',
        },
        {
          title: 'Wear',
          text: 'Suit on, zip up, quick check. Start with all eight floats. Get in too and stay within arm’s reach.',
        },
        {
          title: 'Learn',
          text: 'Watch a video lesson at home, then practise one thing at a time in the water. Playing counts too.',
        },
        {
          title: 'Take floats out',
          text: 'Take one float from the chest and one from the back only after your child has been relaxed and unaided on three visits in a row. Try that first where they can stand. Without floats the suit gives no buoyancy.',
        },
      ],
    },
    homeFigures.en,
    {
      kind: 'image-text',
      title: 'Free video lessons with every suit',
      text: `How do you hold your child? When do you let go? The Zwotter Academy shows you, with short videos and step-by-step instructions. Watch them together on the sofa, then try it out in the water.

The lessons help you practise. They do not replace a swimming teacher, and never your own supervision.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
      link: { label: 'Discover the academy', path: p.academy },
    },
    {
      kind: 'image-text',
      title: 'The right size? Ask the scales',
      text: `You choose a float suit by weight, because the floats must give enough lift and the suit must not ride up. Our sizes run from XS to 3XL, for children from 11 to 42 kg.

Right on the edge between two sizes? The size guide tells you what to do.`,
      picture: 'scenes/size-guide.webp',
      side: 'left',
      link: { label: 'Open the size guide', path: p.sizeGuide },
    },
    {
      kind: 'faq',
      title: 'What parents ask us',
      items: [
        {
          question: 'Is a float suit safe?',
          answer:
            'A float suit is a buoyant aid for learning to swim, made to EN 13138-1 class B. It is not a life jacket and does not protect against drowning. Always get in too, stay within arm’s reach and watch your child.',
        },
        {
          question: 'From what age can my child wear one?',
          answer: 'From age 3 and from 11 kg. If your child is younger or lighter, we do not have a suit that fits.',
        },
        {
          question: 'When do I take a float out?',
          answer:
            'Once your child has been relaxed and unaided on three visits in a row; if you follow our lessons from level 1, wait until a lesson says so too. Take one from the chest and one from the back, first where your child can stand, and stay within arm’s reach.',
        },
        {
          question: 'How quickly will it arrive?',
          answer:
            'It takes 1 to 3 working days after dispatch. If you pay before 15:00 on a working day, we send it the same day. We deliver to the Netherlands, Belgium, Germany, France, Spain and Sweden.',
        },
        {
          question: 'What if the size is wrong?',
          answer:
            'Exchange it on your order page if another size fits the weight too; if not, ask us. You may also withdraw within 14 days of receiving it. Try the suit on dry, over underwear or swimwear, and leave the labels on until you are sure it fits.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Ready for the first splash?',
      text: 'Choose the suit for the water you swim in. Free video lessons are included.',
      link: { label: 'Go to the shop', path: p.shop },
    },
  ],
};
