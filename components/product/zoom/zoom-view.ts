/** How a picture is shown that fits its stage at `scale` 1: enlarged, and moved from the middle by pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Room {
  stage: Size;
  /** The picture's own size, of which only the proportions count. */
  picture: Size;
}

/** Pixels from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** Of one press. */
export const STEP = 2.5;
const MAX_SCALE = 4;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The whole picture as it fits the stage. */
function fitted({ stage, picture }: Room): Size {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** No edge of the picture comes further in than the stage's, as far as the picture is larger. */
function keepInside({ scale, x, y }: View, room: Room): View {
  const shown = fitted(room);
  const most = (own: number, stage: number): number => Math.max(0, (own * scale - stage) / 2);
  const [mostX, mostY] = [most(shown.width, room.stage.width), most(shown.height, room.stage.height)];
  return { scale, x: clamp(x, -mostX, mostX), y: clamp(y, -mostY, mostY) };
}

/** Enlarged by `factor`; what is at this point stays there. */
export function zoomAt(view: View, factor: number, at: Point, room: Room): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  return keepInside({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, room);
}

export const panBy = (view: View, by: Point, room: Room): View =>
  keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, room);

/** Which way a finger wiped over a whole picture: to the next one (1), the one before (-1), or nowhere. */
export function swipeOf({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < 48 || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
