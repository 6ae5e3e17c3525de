import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.en;

export const chooseEn = buildChoose('en', {
  title: 'Which float suit?',
  seo: {
    title: 'Which float suit? Classic, Mini and Pro compared',
    description:
      'Classic, Mini or Pro, and what about armbands or a foam belt? A fair comparison, with advice on water temperature, colour and how long a suit lasts.',
  },
  intro: [
    'Which float suit is right for you?',
    'Your child’s weight decides the size; the water you practise in decides the model. Here is what sets the three suits apart, and when armbands or a foam belt would be the better choice.',
  ],
  finder: [
    'Four questions, one suit',
    'Enter your child’s weight and age, the temperature of the water and the place. You will see which model and size suit your child, or why none does.',
  ],
  models: {
    title: 'Classic, Mini and Pro side by side',
    text: 'All three have the same eight removable floats and the same sizes, XS to 3XL for 11 to 42 kg. They differ in fabric and in how much skin they cover.',
    rows: [
      [
        'Good for',
        'Everyday swimming in warm water',
        'Getting to know the water',
        'Cool water and children who get cold quickly',
      ],
      ['Water', 'From about 28 °C', 'From about 30 °C', 'About 20 to 28 °C'],
      [
        'Where',
        'Indoor pool, heated outdoor pool',
        'Toddler pool, warm teaching pool',
        'Outdoor pool, lifeguarded lake',
      ],
      ['Sleeves', 'Short sleeves', 'Sleeveless, with broad shoulder straps', 'Long sleeves'],
      ['Legs', 'Short legs', 'Bare', 'Long legs, reinforced knees'],
      [
        'Fabric',
        'Soft, chlorine-resistant swim fabric',
        'Light, extra stretchy, quick to dry',
        '2 mm neoprene with a soft lining',
      ],
      [
        'Sun protection',
        'UPF 50+ where the suit covers the skin',
        'UPF 50+ where the suit covers the skin; the arms are bare',
        'UPF 50+ from wrist to ankle',
      ],
    ],
  },
  water: `## How warm is your water?

Ask at the pool or check the noticeboard. A small child who is mostly floating cools down faster than you do.

- **30 °C or warmer**: the [Mini](${p.mini}) gives your child the most freedom to move.
- **From about 28 °C**: the [Classic](${p.classic}) is warm enough for half an hour in the water.
- **20 to 28 °C**: choose the [Pro](${p.pro}), and take more breaks out of the water.
- **Below 20 °C**: leave the practice for another day, even with neoprene.

If your child shivers, goes quiet or has blue lips, get out at once and warm them up.

## A colour that stands out

Blue is a lovely colour, but it is hard to see underwater, especially in a pool with blue tiles. Pink is easier to spot. If your child chooses blue, add a bright swim cap, in orange or fluorescent yellow for example. Check in the water, right beside your child, how well you can see the suit. However bright the colour, it is up to you to keep watching.`,
  aids: {
    title: 'Float suit, armbands or foam belt?',
    text: 'Each of them does something better than the others. This holds for most models; always check the instructions.',
    columns: ['Float suit', 'Armbands', 'Foam belt or vest'],
    rows: [
      [
        'Where it sits',
        'Around chest and back, inside the swimsuit itself',
        'On the upper arms',
        'Around the waist or the chest',
      ],
      [
        'Position in the water',
        'Tilted forward, with arms and legs free',
        'Often upright, with less freedom for the arms',
        'Flat with a belt, often upright with a vest',
      ],
      [
        'Adjustable buoyancy',
        yes('Two floats come out at a time'),
        no('They must always be fully inflated'),
        'Some models, block by block',
      ],
      [
        'Does it stay put?',
        'If the size is right and the zip is closed',
        'They can slip off wet arms',
        'A belt can ride up; a vest needs a crotch strap',
      ],
      ['Works without air', yes('Foam'), no('Can deflate, which is why there is more than one chamber'), yes('Foam')],
      [
        'No need to get changed',
        no('Your child has to get changed'),
        yes('Slip onto the bare arms, then inflate'),
        yes('One buckle'),
      ],
      ['In your bag', 'The size of a thick swimsuit', 'Next to nothing', 'Big and stiff'],
      ['Sun protection', yes('UPF 50+ where the suit covers the skin'), no('None'), no('Hardly any')],
      [
        'Grows with your child',
        'Up to the top weight of the size',
        'One pair often covers a wide range of weights',
        'Often for years, with an adjustable strap',
      ],
      ['Price', 'Usually the highest', 'Usually the lowest', 'Usually in between'],
      ['Standard', 'EN 13138-1, class B', 'EN 13138-1; check the product', 'EN 13138-1; check the product'],
    ],
  },
  advice: `## When armbands are enough

For splashing about now and then, or when there is little room in the holiday bag, good armbands in the right size are a sensible choice. A foam belt is handy for a child who already lies flat and is just practising the kick. If you want to practise for a whole season and reduce the help bit by bit, a float suit comes into its own.

## What none of them is

A float suit is an aid for learning to swim, not a life jacket. The same goes for armbands and foam belts. None of them protects against drowning. An adult must be in the water, [within arm’s reach](${p.armsReach}), and watching. On a boat or a jetty, your child should wear a life jacket.

## How long does a float suit last?

Replace the suit after five years at the latest. It is worn out sooner if you notice any of these:

- the fabric is thin or baggy, or a seam is coming undone
- the zip no longer closes fully or opens by itself
- a pocket no longer closes

If it is only a float that is hard, torn or crushed, ask us for a new one, and do not use the suit until the new float is in it.

Keep your confirmation email, so that you can tell later how old the suit is.

## Handing it down

A brother or sister can wear it, as long as nothing is damaged. Weigh the child who is going to wear it and look up the size in the [size guide](${p.sizeGuide}); never choose a suit to grow into. Check every seam, the zip and the pockets, put all eight floats back in and start from the beginning. Pass on the instructions too. The five years still count from when the suit was new.`,
  cta: [
    'Made up your mind?',
    'Choose a model, a colour and a size. Free video lessons are included.',
    'Go to the shop',
  ],
});
