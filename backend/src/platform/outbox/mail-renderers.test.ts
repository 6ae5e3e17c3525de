import { describe, expect, it } from 'vitest';
import { type Renderer, findRenderer, setMailRenderers } from './mail-renderers';

const nothing: Renderer = async () => null;
const other: Renderer = async () => null;

describe('findRenderer', () => {
  it('finds the renderer of a family', () => {
    setMailRenderers({ parcel: nothing });
    expect(findRenderer('parcel.sent')).toBe(nothing);
    expect(findRenderer('parcel.sent.again')).toBe(nothing);
    expect(findRenderer('parcel')).toBe(nothing);
  });
  it('prefers the renderer of the kind', () => {
    setMailRenderers({ parcel: nothing, 'parcel.lost': other });
    expect(findRenderer('parcel.lost')).toBe(other);
    expect(findRenderer('parcel.found')).toBe(nothing);
  });
  it('throws for an unknown kind', () => {
    for (const kind of ['parcels.sent', 'parcel-sent', 'constructor', ''])
      expect(() => findRenderer(kind)).toThrow('no mail');
  });
});
