import { Typography } from '@strapi/design-system';
import { FormDialog } from '../desk/form-dialog';
import { useT } from '../language/use-t';
import { type Chosen, type GalleryChoice, PictureField, PictureLibrary, usePictureChoice } from './picture-choice';

interface Props {
  name: string;
  gallery: GalleryChoice[];
  /** What stands in the cell. */
  now: Chosen;
  onChoose: (file: Chosen) => void;
  onClose: () => void;
}

/** Chooses the picture of one variant; the grid shows it before it is saved. */
export function PictureDialog({ name, gallery, now, onChoose, onClose }: Props) {
  const t = useT();
  const choice = usePictureChoice(gallery, now);
  if (choice.isInLibrary) return <PictureLibrary choice={choice} />;
  return (
    <FormDialog
      title={t('catalogue.ownPicture.title', { name })}
      confirm={t('catalogue.bulk.confirm')}
      onClose={onClose}
      onConfirm={async () => onChoose(choice.chosen ?? null)}
    >
      <PictureField choice={choice} />
      <Typography textColor="neutral600">{t('catalogue.bulk.hint')}</Typography>
    </FormDialog>
  );
}
