import { type ClipboardEvent, useId } from 'react';
import styled from 'styled-components';
import { useT } from '../language/use-t';
import { CellNote, KeepOrTake } from './cell-note';

const Input = styled.input<{ $isTyped: boolean; $isWrong: boolean; $isNumber: boolean }>`
  width: 100%;
  min-width: 0;
  height: 3.2rem;
  padding: 0 0.8rem;
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.colors.danger600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme, $isTyped }) => ($isTyped ? theme.colors.warning100 : theme.colors.neutral0)};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  text-align: ${({ $isNumber }) => ($isNumber ? 'right' : 'left')};

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
  }

  &:disabled {
    border-color: transparent;
    background: transparent;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

interface Props {
  label: string;
  text: string;
  isTyped: boolean;
  isDisabled: boolean;
  isNumber?: boolean;
  placeholder?: string;
  error?: string | undefined;
  /** What somebody else has saved meanwhile. */
  theirs?: string | undefined;
  onType: (text: string) => void;
  onPaste: (text: string) => void;
  onKeep: () => void;
}

/** A cell that is edited in place, with its error or somebody else's value below it. */
export function GridCell(props: Props) {
  const t = useT();
  const { label, text, isTyped, isDisabled, isNumber = false, placeholder, error, theirs } = props;
  const note = useId();
  const hasNote = error !== undefined || theirs !== undefined;
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // One value without a line break is pasted into the cell as usual.
    if (!/[\t\n]/.test(pasted.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    props.onPaste(pasted);
  };
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={hasNote ? note : undefined}
        value={text}
        disabled={isDisabled}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        inputMode={isNumber ? 'decimal' : undefined}
        onChange={(event) => props.onType(event.target.value)}
        onPaste={paste}
        $isTyped={isTyped}
        $isWrong={error !== undefined || theirs !== undefined}
        $isNumber={isNumber}
      />
      {hasNote && (
        <CellNote id={note} $isWrong={error !== undefined}>
          {error === undefined
            ? t('catalogue.cell.theirs', { value: theirs || t('catalogue.cell.empty') })
            : t.sentence(error)}
        </CellNote>
      )}
      {theirs !== undefined && <KeepOrTake onKeep={props.onKeep} onTake={() => props.onType(theirs)} />}
    </>
  );
}
