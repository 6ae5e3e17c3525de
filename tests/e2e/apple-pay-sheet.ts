import type { Locator, Page } from '@playwright/test';

interface Contact {
  givenName: string;
  familyName: string;
  emailAddress: string;
  addressLines: string[];
  postalCode: string;
  locality: string;
  countryCode: string;
}

/**
 * Gives the browser Apple Pay: its sheet shows total, ways of delivery and errors, and pays or is closed by buttons. The
 * address is told without name and street until the payment, as Apple does.
 */
export async function withApplePay(page: Page, contact: Contact, outcome: 'paid' | 'failed' = 'paid'): Promise<void> {
  await page.addInitScript(
    ({ full, token }) => {
      type Update = { newTotal: { amount: string }; newShippingMethods?: { label: string }[]; errors?: object[] };
      class Sheet extends EventTarget {
        static readonly STATUS_SUCCESS = 0;
        static readonly STATUS_FAILURE = 1;
        static canMakePayments = () => true;
        private readonly dialog = document.createElement('dialog');
        onvalidatemerchant = (_event: object) => {};
        onshippingcontactselected = (_event: object) => {};
        onpaymentauthorized = (_event: object) => {};

        begin() {
          this.dialog.ariaLabel = 'Apple Pay';
          document.body.append(this.dialog);
          this.dialog.showModal();
          this.onvalidatemerchant({
            validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
          });
        }
        completeMerchantValidation(session: { domainName: string }) {
          this.write('shop', session.domainName);
          this.button('Close', () => {
            this.dispatchEvent(new Event('cancel'));
            this.abort();
          });
          const { postalCode, locality, countryCode } = full;
          this.onshippingcontactselected({ shippingContact: { postalCode, locality, countryCode } });
        }
        completeShippingContactSelection({ newTotal, newShippingMethods = [], errors = [] }: Update) {
          this.write('total', newTotal.amount);
          this.write('delivery', newShippingMethods.map(({ label }) => label).join(', '));
          this.write('error', errors.map(String).join(' '));
          if (errors.length > 0) return;
          this.button('Pay', () => this.onpaymentauthorized({ payment: { token, shippingContact: full } }));
        }
        completePayment({ errors }: { errors?: object[] }) {
          if (errors) this.write('error', errors.map(String).join(' '));
          else this.abort();
        }
        abort() {
          this.dialog.remove();
        }
        private write(name: string, value: string) {
          const line = this.dialog.querySelector(`[data-line=${name}]`) ?? document.createElement('p');
          line.setAttribute('data-line', name);
          line.textContent = value;
          this.dialog.append(line);
        }
        private button(name: string, press: () => void) {
          const button = document.createElement('button');
          button.textContent = name;
          button.addEventListener('click', press);
          this.dialog.append(button);
        }
      }
      class SheetError {
        constructor(
          readonly code: string,
          readonly field: string,
          readonly message: string,
        ) {}
        toString = () => `${this.field}: ${this.message}`;
      }
      Object.assign(globalThis, { ApplePaySession: Sheet, ApplePayError: SheetError });
    },
    { full: contact, token: { paymentData: { outcome } } },
  );
}

export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Apple Pay' });
