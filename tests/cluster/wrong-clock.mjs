// Loaded before a process whose clock is to be wrong.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const Right = Date;
const rightNow = Date.now;
const now = () => rightNow() + shift;

globalThis.Date = new Proxy(Right, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new Right(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
