'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FieldGroup } from '@/components/forms/field';
import { useField } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ApiError } from '@/lib/core/api';
import { retryOnce, unwrapOrThrow } from '@/lib/core/react-query';
import type { CheckoutValues } from '@/lib/purchase/checkout/checkout-schema';
import { findPickupPoints } from '@/lib/purchase/checkout/find-pickup-points';
import { describeToday, formatDistance } from '@/lib/purchase/delivery/describe-point';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import type { OfferedPickupPoint, PickupPoints as Found } from '@/backend/contract/pickup-points';
import { isPostalCode, normalizePostalCode } from '@/backend/contract/postal-codes';
import type { CheckoutProps } from './checkout-props';
import styles from './delivery-choice.module.css';

type PickupPointsProps = Pick<CheckoutProps, 'locale' | 'countries'> & { labels: CheckoutProps['deliveryLabels'] };

/** The points near the typed postal code, to choose one. Loaded with that way of delivery only. */
export function PickupPoints({ locale, labels, countries }: PickupPointsProps) {
  const { points: text } = labels;
  const [country, typed] = useWatch<CheckoutValues, ['shipping.country', 'shipping.postalCode']>({
    name: ['shipping.country', 'shipping.postalCode'],
  });
  const mask = countries.find(({ iso }) => iso === country)?.postalMask;
  const isComplete = isPostalCode(country, typed, mask);
  const postalCode = isComplete ? normalizePostalCode(country, typed, mask) : '';
  const { data, isFetching, refetch } = useQuery<Found, ApiError>({
    queryKey: ['pickup-points', country, postalCode],
    queryFn: ({ signal }) => unwrapOrThrow(findPickupPoints({ country, postalCode }, signal)),
    enabled: isComplete,
    retry: retryOnce,
    networkMode: 'always',
  });
  const field = useField('pickupPoint', { hasHint: false, visibility: 'dirty' });
  const { field: control } = useController<CheckoutValues, 'pickupPoint'>({ name: 'pickupPoint' });
  const points = data?.state === 'found' ? data.points : null;
  const isListed = points?.some(({ id }) => id === control.value) ?? true;
  const { onChange } = control;
  useEffect(() => {
    // Of another postal code, or closed meanwhile.
    if (!isListed && control.value !== '') onChange('');
  }, [isListed, control.value, onChange]);

  const hint = !isComplete ? text.hint : points?.length === 0 ? text.none : points ? null : text.down;
  return (
    <FieldGroup
      field={field}
      role="radiogroup"
      label={text.title}
      describedBy={field.describedBy}
      className={styles.points}
    >
      {isFetching ? (
        <div role="status">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton height="14rem" />
        </div>
      ) : (
        <>
          {hint && <p role="status">{hint}</p>}
          {isComplete && !points && (
            <Button variant="secondary" onClick={() => void refetch()}>
              {text.retry}
            </Button>
          )}
          {points?.map((point, index) => (
            <Point
              key={point.id}
              point={point}
              id={index === 0 ? field.ids.id : `${field.ids.id}-${index + 1}`}
              locale={locale}
              text={text}
              isChosen={control.value === point.id}
              onChoose={onChange}
            />
          ))}
        </>
      )}
    </FieldGroup>
  );
}

interface PointProps {
  point: OfferedPickupPoint;
  id: string;
  locale: CheckoutProps['locale'];
  text: PickupPointsProps['labels']['points'];
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function Point({ point, id, locale, text, isChosen, onChoose }: PointProps) {
  const { tag } = LOCALE_SETTINGS[locale];
  const today = describeToday(point, text, tag);
  return (
    <label className={styles.option}>
      <input
        id={id}
        type="radio"
        name="pickupPoint"
        value={point.id}
        checked={isChosen}
        onChange={() => onChoose(point.id)}
      />
      <span className={styles.text}>
        <strong>{point.name}</strong>
        <span>
          {point.street}, {point.postalCode} {point.city}
        </span>
        <span className={styles.days}>{[point.carrier, today].filter(Boolean).join(' · ')}</span>
      </span>
      {point.distance !== null && <span className={styles.distance}>{formatDistance(point.distance, tag)}</span>}
    </label>
  );
}
