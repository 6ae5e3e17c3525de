import type { SeedPageText } from '../../../types';
import { academyFilm } from '../academy-film';
import { pageSlugs, paths } from '../../paths';

const p = paths.en;

export const academyEn: SeedPageText = {
  title: 'Academy',
  slug: pageSlugs.academy.en,
  seo: {
    title: 'Video swimming lessons for parents',
    description:
      'Twenty short video lessons for learning to swim together, from the first splash to the first strokes. A whole level comes with every Zwotter float suit.',
  },
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'The Zwotter Academy',
      title: 'Learning to swim together, lesson by lesson',
      text: 'Short video lessons for parents, from the first splash to the first strokes. Watch at home, leave your phone in the bag and practise in the water, always within arm’s reach.',
      picture: 'scenes/academy.webp',
      primary: { label: 'Start with a free lesson', path: p.firstLesson },
      secondary: { label: 'See the float suits', path: p.shop },
    },
    {
      kind: 'academy-overview',
      title: 'Four levels, at your own pace',
      text: 'From eight floats in the suit to none. The check tells you where to start, and you can repeat every lesson as often as you like.',
    },
    academyFilm.en,
    {
      kind: 'image-text',
      title: 'What you learn together',
      text: `You learn how to hold your child, when to let go and how to tell that it is enough for now. Your child learns to breathe out in the water, to float, to turn back to the edge and, later, to move forward.

Every lesson has a short video with captions, a goal, three cues for the pool, a game, what you need and three signs that it is time to stop. It also says how many floats are in the suit.`,
      picture: 'scenes/learning-at-home.webp',
      side: 'right',
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Watch at home',
          text: 'A video lasts less than a minute. Watch it together on the sofa and try the movement on dry land.',
        },
        {
          title: 'Put the phone away',
          text: 'Remember the three cues of the lesson. In the water you watch nothing but your child.',
        },
        {
          title: 'Practise one thing',
          text: 'Play the game; ten minutes of each visit is plenty. Stop while it is still fun.',
        },
        {
          title: 'Floats out',
          text: 'Once your child has managed the lesson that says so, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back. Try that first where your child can stand.',
        },
      ],
    },
    {
      kind: 'rich-text',
      title: 'How the prices work',
      body: `- **By lesson, by level or everything.** A level costs less than its lessons one by one, and the whole academy less than the levels one by one.
- **What you have paid counts.** If you buy a level or the whole academy later, what you actually paid for the lessons in it is taken off.
- **You pay once.** There is no subscription. What is already yours cannot be bought again.
- **Every float suit comes with the level [Water confidence](${p.waterConfidence}).** You can watch as soon as your order is paid, even while the suit is still on its way.`,
    },
    {
      kind: 'image-text',
      title: 'A float suit is not a life jacket',
      text: `A float suit helps with learning to swim and does not protect against drowning. Nor does a video lesson. So always get in yourself, stay within arm’s reach and watch nothing but your child.

The lessons do not lead to a swimming certificate. Certificates are awarded by a swimming school, where everything you practise here will be useful.`,
      picture: 'scenes/at-the-pool.webp',
      side: 'left',
    },
    {
      kind: 'faq',
      title: 'Questions about the academy',
      items: [
        {
          question: 'What age are the lessons for?',
          answer:
            'For children aged 3 and over, and the adult who goes in with them. Your child sets the pace, not the calendar: if it is all new, start with Water confidence and move on once your child is relaxed with it.',
        },
        {
          question: 'Who made the lessons?',
          answer:
            'Our own editorial team at Zwotter wrote them. No swimming teacher or swimming association has reviewed them, nor have they been tested independently. Take them as ideas for practising together, alongside swimming lessons and never in place of them.',
        },
        {
          question: 'Do we need a float suit?',
          answer:
            'The lessons are made for a suit with eight removable floats: each one says how many are in. You can always watch, of course, and the first lesson takes place in the bath.',
        },
        {
          question: 'Which lessons come free with a suit?',
          answer:
            'The whole first level, Water confidence. Buying a second suit changes nothing: the lessons are already yours.',
        },
        {
          question: 'I already own some lessons. What does the level cost me?',
          answer:
            'Log in, or look from the browser you ordered with. You will see your own price: the usual one less what you paid for those lessons.',
        },
        {
          question: 'Can I watch without logging in?',
          answer:
            'Yes. Once your order is paid, the link in your confirmation email lets you watch. If you log in later with the same email address, your lessons will be in your account too, along with your progress.',
        },
        {
          question: 'How long do I keep access?',
          answer:
            'For as long as we offer the academy, and at least two years from your purchase. Watch as often as you like, on phone, tablet or computer.',
        },
        {
          question: 'Can I withdraw from my purchase?',
          answer:
            'You can watch the lessons you buy straight after your payment, and from then on you can no longer withdraw from that purchase. We ask for your consent to this separately when you order. If you withdraw from the purchase of a float suit, access to the free lessons that came with it ends too.',
        },
        {
          question: 'Does my child earn a swimming certificate?',
          answer: `No. The lessons help you practise and prepare for swimming lessons. Certificates are awarded by a swimming school with qualified teachers. Read more about [stages and awards](${p.swimBadges}).`,
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'No suit yet?',
      text: 'Three models, seven sizes, and the first level free with each of them.',
      link: { label: 'Go to the float suits', path: p.shop },
    },
  ],
};
