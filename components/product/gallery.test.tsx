// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { Gallery, type Slide } from './gallery';

const slide = (name: string, value: string | null): Slide => ({
  image: { url: `/media/${name}.webp`, width: 1200, height: 1500, alt: name },
  value,
  label: 'Show picture',
});
const film: Slide = {
  ...slide('Classic', null),
  label: 'Show the video',
  film: (
    <video aria-label="Video: Classic">
      <track kind="captions" src="/media/classic.vtt" />
    </video>
  ),
};
const pictures = [slide('blue', 'color:blue'), slide('back', null)];

const show = (slides: Slide[], choice = {}) =>
  render(<Gallery slides={slides} choice={choice} label="Pictures of Classic" zoom={messages.zoom} />);
const links = (name: RegExp): string[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('aria-label') ?? '');

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
});

describe('a gallery with a film', () => {
  it('has it as the last thumbnail, and in place of a picture', () => {
    show([...pictures, film]);
    expect(links(/^Show/)).toEqual(['Show picture: blue', 'Show picture: back', 'Show the video: Classic']);
    expect(links(/^Enlarge/)).toEqual(['Enlarge: blue', 'Enlarge: back']);
    const target = screen.getByRole('link', { name: /^Show the video/ }).getAttribute('href');
    expect(document.querySelector(target ?? '')?.contains(screen.getByLabelText('Video: Classic'))).toBe(true);
  });

  it('pauses it when another picture comes into view', () => {
    show([...pictures, film]);
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const track = screen.getAllByRole('list')[0] as HTMLElement;
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    const scrollTo = (left: number): void => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
    scrollTo(600);
    pause.mockClear();
    scrollTo(601);
    expect(pause).not.toHaveBeenCalled();
    scrollTo(300);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('still shows all pictures of a colour that has none', () => {
    show([slide('blue', 'color:blue'), film], { color: 'pink' });
    expect(links(/^Enlarge/)).toEqual(['Enlarge: blue']);
  });
});
