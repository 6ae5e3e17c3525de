import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useT } from '../language/use-t';

interface Props {
  title: string;
  confirm: string;
  variant?: 'default' | 'danger';
  disabled?: boolean;
  /** If it throws, the dialog stays open and shows the error message. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. Prevents double submission. */
export function FormDialog({
  title,
  confirm,
  variant = 'default',
  disabled = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT();
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Keeps React from submitting an outer form of the page as well.
    event.stopPropagation();
    if (isBusy || disabled) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={form} onSubmit={submit}>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
              {failure && (
                <Typography role="alert" textColor="danger600">
                  {failure}
                </Typography>
              )}
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" form={form} variant={variant} loading={isBusy} disabled={disabled}>
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
