import type { Style } from '../../platform/pdf/typesetter';
import { CARD, INNER, LEADING, PAD, QR_SIZE, type StyleName, styleOf } from './card-style';
import { type Measure, clampLines } from './clamp-lines';
import type { CardLabels, PoolCard } from './pool-card';

/** One line with its baseline at `y`; `x` and `y` from the top left corner of the card. */
export interface TextLine {
  text: string;
  x: number;
  y: number;
  style: Style;
}

export type BlockName = 'head' | 'floats' | 'cues' | 'game' | 'stopSigns' | 'safety';

export interface CardBlock {
  name: BlockName;
  top: number;
  height: number;
  heading: TextLine[];
  /** Paragraphs, or the points of a list. */
  items: TextLine[][];
}

export interface CardLayout {
  scale: number;
  blocks: CardBlock[];
}

/** Lines per text, and points of the list of stop signs. */
interface Limits {
  title: number;
  goal: number;
  cue: number;
  gameTitle: number;
  game: number;
  stopSign: number;
  stopSigns: number;
}

/** What belongs to the child's safety is shortened last. The last limits fit whatever the texts are. */
const LIMITS: [Limits, ...Limits[]] = [
  { title: 3, goal: 4, cue: 3, gameTitle: 2, game: 9, stopSign: 6, stopSigns: 6 },
  { title: 3, goal: 3, cue: 2, gameTitle: 2, game: 5, stopSign: 6, stopSigns: 6 },
  { title: 2, goal: 2, cue: 2, gameTitle: 1, game: 3, stopSign: 5, stopSigns: 6 },
  { title: 2, goal: 2, cue: 2, gameTitle: 1, game: 1, stopSign: 3, stopSigns: 5 },
  { title: 2, goal: 1, cue: 1, gameTitle: 1, game: 1, stopSign: 2, stopSigns: 5 },
];
const MAX_CUES = 3;

/** Below the last, text would be smaller than 7 points. */
const SCALES = Array.from({ length: 17 }, (_, step) => 1.3 - step * 0.03);
const SMALLEST = SCALES.at(-1) ?? 1;

/** Between blocks, in points; wider where a card has space left. */
const GAP = 6;
const MAX_GAP = 16;
/** Below the head, for the lane rope. */
export const ROPE = 12;
const BOX = 6;
/** Left of a point, at scale 1: its number or mark. */
const INDENT = { cues: 21, stopSigns: 9 };

interface Pen {
  measure: Measure;
  scale: number;
}

/** Sets a text from the top `y`; returns its lines and the height that they take. */
function setText(
  { measure, scale }: Pen,
  text: string,
  { x = PAD, y, width = INNER, max, name }: { x?: number; y: number; width?: number; max: number; name: StyleName },
) {
  const style = styleOf(name, scale);
  const step = style.size * LEADING;
  const lines = clampLines(measure, text, { width, max, style }).map(
    (line, index): TextLine => ({ text: line, x, y: y + step * index + style.size, style }),
  );
  return { lines, height: lines.length * step };
}

/** Place, title and goal, and the QR code beside them. */
function layHead(pen: Pen, card: PoolCard, labels: CardLabels, limits: Limits): CardBlock {
  const width = INNER - QR_SIZE - 14;
  const place = setText(pen, card.place, { y: 0, width, max: 1, name: 'place' });
  const title = setText(pen, card.title, { y: place.height + 1, width, max: limits.title, name: 'title' });
  let bottom = place.height + 1 + title.height;
  const goal: TextLine[][] = [];
  if (card.goal) {
    const label = setText(pen, labels.goal, { y: bottom + 3, width, max: 1, name: 'label' });
    const text = setText(pen, card.goal, { y: bottom + 3 + label.height, width, max: limits.goal, name: 'text' });
    goal.push(label.lines, text.lines);
    bottom += 3 + label.height + text.height;
  }
  // Its size does not change, or phones could not read it.
  const scan = setText({ ...pen, scale: 1 }, labels.scan, {
    x: PAD + INNER,
    y: QR_SIZE + 5,
    width: QR_SIZE + 10,
    max: 1,
    name: 'scan',
  });
  const height = Math.max(bottom, QR_SIZE + 5 + scan.height) + ROPE + 2;
  return { name: 'head', top: 0, height, heading: title.lines, items: [place.lines, scan.lines, ...goal] };
}

/** Right of eight drawn places. */
const FLOATS_WIDTH = 84;

function layFloats(pen: Pen, text: string): CardBlock {
  const { lines, height } = setText(pen, text, {
    x: PAD + FLOATS_WIDTH,
    y: 0,
    width: INNER - FLOATS_WIDTH,
    max: 1,
    name: 'text',
  });
  return { name: 'floats', top: 0, height, heading: [], items: [lines] };
}

function layCues(pen: Pen, { cues }: PoolCard, labels: CardLabels, limits: Limits): CardBlock {
  const label = setText(pen, labels.cues, { y: 0, max: 1, name: 'label' });
  let y = label.height + 3;
  const items = cues.slice(0, MAX_CUES).map((cue) => {
    const indent = INDENT.cues * pen.scale;
    const { lines, height } = setText(pen, cue, {
      x: PAD + indent,
      y,
      width: INNER - indent,
      max: limits.cue,
      name: 'cue',
    });
    y += height + 4 * pen.scale;
    return lines;
  });
  return { name: 'cues', top: 0, height: y - 4 * pen.scale, heading: label.lines, items };
}

const inBox = { x: PAD + BOX + 2, width: INNER - 2 * (BOX + 2) };

function layGame(pen: Pen, game: { title: string; text: string }, limits: Limits): CardBlock {
  const title = setText(pen, game.title, { ...inBox, y: BOX, max: limits.gameTitle, name: 'game' });
  const text = setText(pen, game.text, { ...inBox, y: BOX + title.height + 1, max: limits.game, name: 'text' });
  const height = 2 * BOX + title.height + 1 + text.height;
  return { name: 'game', top: 0, height, heading: title.lines, items: [text.lines] };
}

/** More signs than a card has room for end in an ellipsis. */
function layStopSigns(pen: Pen, { stopSigns }: PoolCard, labels: CardLabels, limits: Limits): CardBlock {
  const label = setText(pen, labels.stopSigns, { ...inBox, y: BOX, max: 1, name: 'stop' });
  let y = BOX + label.height + 1;
  const indent = INDENT.stopSigns * pen.scale;
  const shown = stopSigns.slice(0, limits.stopSigns);
  const items = shown.map((sign, index) => {
    const isCut = index === shown.length - 1 && shown.length < stopSigns.length;
    const { lines, height } = setText(pen, isCut ? `${sign} …` : sign, {
      x: inBox.x + indent,
      width: inBox.width - indent,
      y,
      max: limits.stopSign,
      name: 'text',
    });
    y += height + 1.5;
    return lines;
  });
  return { name: 'stopSigns', top: 0, height: y - 1.5 + BOX, heading: label.lines, items };
}

function laySafety(pen: Pen, labels: CardLabels): CardBlock {
  const { lines, height } = setText(pen, labels.safety, { ...inBox, y: BOX, max: 4, name: 'safety' });
  return { name: 'safety', top: 0, height: height + 2 * BOX, heading: [], items: [lines] };
}

function layBlocks(pen: Pen, card: PoolCard, labels: CardLabels, limits: Limits): CardBlock[] {
  return [
    layHead(pen, card, labels, limits),
    ...(card.floats ? [layFloats(pen, card.floats.text)] : []),
    ...(card.cues.length > 0 ? [layCues(pen, card, labels, limits)] : []),
    ...(card.game ? [layGame(pen, card.game, limits)] : []),
    ...(card.stopSigns.length > 0 ? [layStopSigns(pen, card, labels, limits)] : []),
    laySafety(pen, labels),
  ];
}

const heightOf = (blocks: CardBlock[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0) + (blocks.length - 1) * GAP;

/** Puts the blocks below each other, the last one at the bottom, and shares out the space that is left. */
function spread(blocks: CardBlock[]): CardBlock[] {
  const space = CARD.height - 2 * PAD - heightOf(blocks);
  const gap = Math.min(MAX_GAP, GAP + space / (blocks.length - 1));
  let y = PAD;
  return blocks.map((block, index) => {
    const top = index === blocks.length - 1 ? CARD.height - PAD - block.height : y;
    y += block.height + gap;
    const move = (line: TextLine): TextLine => ({ ...line, y: line.y + top });
    return { ...block, top, heading: block.heading.map(move), items: block.items.map((lines) => lines.map(move)) };
  });
}

/**
 * Lays out a card in the largest type in which all of it fits. Texts that are too long even in the smallest are shortened:
 * nothing leaves the card, whatever an editor writes.
 */
export function layoutCard(card: PoolCard, labels: CardLabels, measure: Measure): CardLayout {
  const room = CARD.height - 2 * PAD;
  const tries = [
    ...SCALES.map((scale) => ({ scale, limits: LIMITS[0] })),
    ...LIMITS.slice(1).map((limits) => ({ scale: SMALLEST, limits })),
  ];
  let blocks: CardBlock[] = [];
  for (const { scale, limits } of tries) {
    blocks = layBlocks({ measure, scale }, card, labels, limits);
    if (heightOf(blocks) <= room) return { scale, blocks: spread(blocks) };
  }
  return { scale: SMALLEST, blocks: spread(blocks) };
}
