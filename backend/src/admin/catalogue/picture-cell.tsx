import { Image } from '@strapi/icons';
import { useId } from 'react';
import styled from 'styled-components';
import type { GridRow } from '../../back-office/catalogue/response-types';
import { useT } from '../language/use-t';
import { CellNote, KeepOrTake } from './cell-note';
import { type TypedCell, isOvertaken } from './grid-state';

const Frame = styled.button<{ $isTyped: boolean; $isWrong: boolean; $isShared: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 4.4rem;
  height: 4.4rem;
  padding: 0.2rem;
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isTyped }) => ($isTyped ? theme.colors.warning100 : theme.colors.neutral0)};
  color: ${({ theme }) => theme.colors.neutral500};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    opacity: ${({ $isShared }) => ($isShared ? 0.45 : 1)};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
  }

  &:disabled {
    border-color: transparent;
    cursor: default;
  }
`;

const Theirs = styled.img`
  display: block;
  width: 4.4rem;
  height: 4.4rem;
  object-fit: contain;
`;

interface Props {
  row: GridRow;
  name: string;
  typed: TypedCell | undefined;
  /** Thumbnail of the picture that was chosen and is not saved. */
  typedUrl: string | undefined;
  isDisabled: boolean;
  error: string | undefined;
  onOpen: () => void;
  onKeep: () => void;
  onTake: () => void;
}

/** The picture of a variant: its own, or dimmed that of the gallery which stands for it. */
export function PictureCell(props: Props) {
  const t = useT();
  const { row, name, typed, typedUrl, isDisabled, error, onOpen, onKeep, onTake } = props;
  const note = useId();
  const own = typed ? typedUrl : (row.ownPicture ?? undefined);
  const hasOwn = typed ? typed.text !== '' : row.picture !== null;
  const url = hasOwn ? own : row.sharedPicture;
  const label = hasOwn
    ? t('catalogue.ownPicture.own', { name })
    : t(row.sharedPicture === null ? 'catalogue.ownPicture.none' : 'catalogue.ownPicture.shared', { name });
  const isTheirs = isOvertaken(row, typed, 'picture');
  const theirs = t(row.picture === null ? 'catalogue.ownPicture.theirsNone' : 'catalogue.ownPicture.theirs');
  const hasNote = error !== undefined || isTheirs;
  return (
    <>
      <Frame
        type="button"
        aria-label={label}
        aria-describedby={hasNote ? note : undefined}
        disabled={isDisabled}
        onClick={onOpen}
        $isTyped={typed !== undefined}
        $isWrong={hasNote}
        $isShared={!hasOwn}
      >
        {url ? <img src={url} alt="" loading="lazy" /> : <Image aria-hidden />}
      </Frame>
      {hasNote && (
        <CellNote id={note} $isWrong={error !== undefined}>
          {error === undefined ? theirs : t.sentence(error)}
        </CellNote>
      )}
      {isTheirs && (
        <>
          {row.ownPicture && <Theirs src={row.ownPicture} alt="" />}
          <KeepOrTake onKeep={onKeep} onTake={onTake} />
        </>
      )}
    </>
  );
}
