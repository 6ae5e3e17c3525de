import styled from 'styled-components';
import { useT } from '../language/use-t';

/** What is wrong with a cell, or what somebody else has saved in it. */
export const CellNote = styled.p<{ $isWrong: boolean }>`
  max-width: 22rem;
  padding-top: 0.4rem;
  color: ${({ theme, $isWrong }) => ($isWrong ? theme.colors.danger700 : theme.colors.neutral700)};
  font-size: 1.2rem;
  line-height: 1.35;
`;

const Choice = styled.button`
  min-height: 2.4rem;
  margin-right: 0.8rem;
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.2rem;
  text-decoration: underline;
`;

interface Props {
  onKeep: () => void;
  onTake: () => void;
}

/** Decides between what was typed and what somebody else has saved. */
export function KeepOrTake({ onKeep, onTake }: Props) {
  const t = useT();
  return (
    <>
      <Choice type="button" onClick={onKeep}>
        {t('catalogue.cell.keep')}
      </Choice>
      <Choice type="button" onClick={onTake}>
        {t('catalogue.cell.take')}
      </Choice>
    </>
  );
}
