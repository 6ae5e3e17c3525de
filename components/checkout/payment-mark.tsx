import marks from './payment-marks.svg';
import styles from './payment-methods.module.css';

/** Ids of payment-marks.svg: drawings of this shop in the colours by which a method is known, not its logo. */
const MARKS: ReadonlySet<string> = new Set([
  'ideal',
  'bancontact',
  'bizum',
  'swish',
  'creditcard',
  'applepay',
  'googlepay',
  'klarna',
  'paypal',
  'banktransfer',
]);

/** Decoration beside the method's name. */
export function PaymentMark({ method }: { method: string }) {
  return (
    <svg className={styles.mark} width="44" height="30" aria-hidden="true">
      <use href={`${marks.src}#${MARKS.has(method) ? method : 'other'}`} />
    </svg>
  );
}
