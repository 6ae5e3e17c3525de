// Loaded before a backend under test: SIGUSR2 moves its clock eleven minutes on, so that no test waits for the end of a time window.
const RealDate = Date;
let aheadMs = 0;

process.on('SIGUSR2', () => {
  aheadMs += 11 * 60_000;
});

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
