'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { useHydrated } from '@/lib/core/use-hydrated';
import { savedAddressLines, removeAddressAt, moveAddressToFront } from '@/lib/customer/profile/saved-addresses';
import { readProfileProblem, saveProfile } from '@/lib/customer/profile/save-profile';
import { AddressForm, type AddressFormProps } from './address-form';
import styles from './addresses.module.css';
import { DialogButton } from './dialog-button';
import { ProblemNotice } from './problem-notice';
import sectionStyles from './section.module.css';
import { Status } from './status';
import type { ProfileNotice } from './use-profile-submit';
import { useRefresh } from './use-refresh';
import type { SavedAddress } from '@/backend/contract/order';
import { MAX_ADDRESSES } from '@/backend/contract/limits';
import { streetLine } from '@/backend/contract/address-style';

interface AddressListProps extends Omit<AddressFormProps, 'index' | 'onSaved'> {
  ownName: string;
}

/** The saved addresses, the default one first. Always shows what the server stored. */
export function AddressList({ ownName, ...props }: AddressListProps) {
  const { addresses, countries, labels, formLabels } = props;
  const text = labels.addresses;
  const hydrated = useHydrated();
  const [refreshing, refresh] = useRefresh();
  const [busy, setBusy] = useState<number | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const [removing, setRemoving] = useState<number | null>(null);

  const nameOf = (address: SavedAddress): string => address.label || streetLine(address);
  const store = async (index: number, changed: SavedAddress[], message: string) => {
    setBusy(index);
    setNotice(null);
    setStatus(null);
    const result = await saveProfile({ addresses: changed });
    setBusy(null);
    if (!result.ok) return setNotice({ problem: readProfileProblem(result.error) });
    setStatus(message);
    refresh();
  };
  const saved = (close: () => void) => () => {
    close();
    setStatus(text.saved);
    refresh();
  };

  return (
    <>
      {addresses.length === 0 && <p>{text.empty}</p>}
      <ul role="list" className={styles.list} aria-busy={refreshing}>
        {addresses.map((address, index) => {
          const name = nameOf(address);
          const country = countries.find(({ iso }) => iso === address.country)?.name ?? address.country;
          return (
            // Addresses have no id and may be equal: use the index.
            <li key={`${index} ${name}`} className={styles.card}>
              <div className={styles.head}>
                {address.label && <h3 className={styles.label}>{address.label}</h3>}
                {index === 0 && <Badge tone="info">{text.default}</Badge>}
              </div>
              <address className={styles.lines}>
                {savedAddressLines(address, country, ownName).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <div className={styles.actions}>
                <DialogButton
                  variant="quiet"
                  label={text.edit}
                  aria-label={fill(text.editOf, { name })}
                  title={text.editTitle}
                  closeLabel={labels.close}
                >
                  {(close) => <AddressForm {...props} index={index} onSaved={saved(close)} />}
                </DialogButton>
                {index > 0 && (
                  <Button
                    variant="quiet"
                    aria-label={fill(text.makeDefaultOf, { name })}
                    disabled={!hydrated}
                    busy={busy === index && removing === null}
                    onClick={() => void store(index, moveAddressToFront(addresses, index), text.saved)}
                  >
                    {text.makeDefault}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={fill(text.removeOf, { name })}
                  disabled={!hydrated}
                  onClick={() => setRemoving(index)}
                >
                  {text.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
      <div className={sectionStyles.buttons}>
        {addresses.length < MAX_ADDRESSES ? (
          <DialogButton
            label={
              <>
                <Icon name="plus" /> {text.add}
              </>
            }
            title={text.addTitle}
            closeLabel={labels.close}
          >
            {(close) => <AddressForm {...props} index={null} onSaved={saved(close)} />}
          </DialogButton>
        ) : (
          <p className={sectionStyles.soft}>{fill(text.full, { max: MAX_ADDRESSES })}</p>
        )}
        <Status>{status}</Status>
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={text.removeTitle}
        confirmLabel={text.remove}
        cancelLabel={labels.cancel}
        busy={busy !== null}
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing === null) return;
          void store(removing, removeAddressAt(addresses, removing), text.removed).then(() => setRemoving(null));
        }}
      >
        <p>{removing !== null && addresses[removing] && nameOf(addresses[removing])}</p>
      </ConfirmDialog>
    </>
  );
}
