import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../language/use-t';
import { LibraryDialog } from './library-dialog';
import type { LibraryFile } from './library-file';

/** A picture of the product. */
export interface GalleryChoice extends LibraryFile {
  alt: string;
  isMain: boolean;
}

/** Null: none of its own. */
export type Chosen = LibraryFile | null;

const Tile = styled.label`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.6rem;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  font-size: 1.2rem;

  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  img {
    width: 9.6rem;
    height: 9.6rem;
    object-fit: contain;
  }
`;

/** Each file once. */
const unique = (files: LibraryFile[]): LibraryFile[] =>
  files.filter(({ id }, at) => files.findIndex((file) => file.id === id) === at);

/**
 * Pictures to choose from, and what is chosen of them; undefined until something is.
 * @param now The picture that is there already, which need not be in the gallery.
 */
export function usePictureChoice(gallery: GalleryChoice[], now?: Chosen) {
  const [chosen, setChosen] = useState<Chosen | undefined>(now);
  const [added, setAdded] = useState<LibraryFile[]>([]);
  const [isInLibrary, setInLibrary] = useState(false);
  const known = new Map(gallery.map((picture) => [picture.id, picture]));
  const files = unique([...gallery, ...(now ? [now] : []), ...added]);
  const add = ([file]: LibraryFile[]): void => {
    setInLibrary(false);
    if (!file) return;
    setAdded((former) => [...former, file]);
    setChosen(file);
  };
  return { files, known, chosen, setChosen, isInLibrary, setInLibrary, add };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;

interface FieldProps {
  name: string;
  isChecked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Option = ({ name, isChecked, onChoose, children }: FieldProps) => (
  <Tile>
    {children}
    <input type="radio" name={name} checked={isChecked} onChange={onChoose} required />
  </Tile>
);

/** The pictures as a field of a form; the media library opens in place of its dialog, see `PictureLibrary`. */
export function PictureField({ choice }: { choice: PictureChoice }) {
  const t = useT();
  const name = useId();
  const { files, known, chosen, setChosen } = choice;
  const hasMain = files.some(({ id }) => known.get(id)?.isMain);
  return (
    <Box tag="fieldset" style={{ border: 0, padding: 0 }}>
      <Typography tag="legend" variant="pi" fontWeight="bold" paddingBottom={2}>
        {t('catalogue.ownPicture.which')}
      </Typography>
      <Flex gap={3} wrap="wrap" alignItems="stretch">
        {files.map((file, index) => (
          <Option key={file.id} name={name} isChecked={chosen?.id === file.id} onChoose={() => setChosen(file)}>
            <img src={file.url} alt={known.get(file.id)?.alt ?? ''} />
            {known.get(file.id)?.isMain
              ? t('catalogue.form.mainPicture')
              : t('catalogue.form.picture', { number: hasMain ? index : index + 1 })}
          </Option>
        ))}
      </Flex>
      <Flex gap={3} wrap="wrap" paddingTop={3}>
        <Option name={name} isChecked={chosen === null} onChoose={() => setChosen(null)}>
          {t('catalogue.ownPicture.noOwn')}
        </Option>
        <Button variant="secondary" startIcon={<Images />} onClick={() => choice.setInLibrary(true)}>
          {t('catalogue.ownPicture.library')}
        </Button>
      </Flex>
    </Box>
  );
}

export const PictureLibrary = ({ choice }: { choice: PictureChoice }) => (
  <LibraryDialog isMultiple={false} onChoose={choice.add} onClose={() => choice.setInLibrary(false)} />
);
