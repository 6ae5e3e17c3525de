import type { CSSProperties } from 'react';
import { CARD_SIZE } from '@/lib/discovery/og/card';
import { fitTitle, LINE_HEIGHT } from '@/lib/discovery/og/fit-title';
import { CARD_COLORS, type PictureFrame } from './background';

interface TitleTextProps {
  title: string;
  eyebrow: string;
  /** Replaces the logo; null where one is drawn. */
  siteName: string | null;
  frame: PictureFrame | null;
}

const MARGIN = 64;
const GAP = 44;
/** Height between the upper edge and the logo, including the line above the title. */
const HEIGHT = 384;
const EYEBROW_HEIGHT = 72;

const eyebrowStyle: CSSProperties = {
  display: 'flex',
  padding: '9px 22px 10px',
  marginBottom: 20,
  borderRadius: 999,
  background: CARD_COLORS.teal,
  color: CARD_COLORS.paper,
  fontFamily: 'Figtree',
  fontSize: 25,
  whiteSpace: 'nowrap',
};

/** Text layer on a transparent background. Laid out by next/og, which supports only flex boxes and inline styles; never sent to a browser. */
export function TitleText({ title, eyebrow, siteName, frame }: TitleTextProps) {
  const width = (frame ? frame.left - GAP : CARD_SIZE.width - MARGIN) - MARGIN;
  const { size, lines } = fitTitle(title, { width, height: HEIGHT - (eyebrow ? EYEBROW_HEIGHT : 0) });
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: CARD_COLORS.ink }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: 'flex-start',
          position: 'absolute',
          left: MARGIN,
          top: 52,
          height: HEIGHT,
        }}
      >
        {eyebrow && <div style={eyebrowStyle}>{eyebrow}</div>}
        {lines.map((line, at) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            style={{
              fontFamily: 'Gabarito',
              fontSize: size,
              lineHeight: LINE_HEIGHT,
              letterSpacing: '-0.018em',
              whiteSpace: 'nowrap',
            }}
          >
            {line}
          </div>
        ))}
      </div>
      {siteName !== null && (
        <div style={{ position: 'absolute', left: MARGIN, top: 462, fontFamily: 'Gabarito', fontSize: 52 }}>
          {siteName}
        </div>
      )}
    </div>
  );
}
