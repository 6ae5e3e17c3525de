import type { Page } from '@playwright/test';

/** The part of Chromium's LayoutShift that is used here; TypeScript's DOM library does not know it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface SeenShift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    seenShifts?: SeenShift[];
  }
}

/** Notes from the first frame what moves without the visitor's doing. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: SeenShift[] = [];
    window.seenShifts = seen;
    const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
      const boxes = `${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
      return `${name}: ${boxes} of ${innerWidth}×${innerHeight}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        seen.push({ value: shift.value, moved: shift.sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far, if it adds up to more than a thousandth. */
export async function visibleShifts(page: Page): Promise<SeenShift[]> {
  const seen = await page.evaluate(() => window.seenShifts ?? []);
  return seen.reduce((sum, { value }) => sum + value, 0) > 0.001 ? seen : [];
}
