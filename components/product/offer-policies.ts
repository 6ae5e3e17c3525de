import { BASE_CURRENCY } from '@/backend/contract/money';
import { WITHDRAWAL_DAYS } from '@/backend/contract/order-states';
import type { ShippingCountry } from '@/lib/catalog/types';
import { decimal, refer } from '@/lib/discovery/seo/structured-data-ids';

const regionOf = ({ iso }: ShippingCountry) => ({ '@type': 'DefinedRegion', addressCountry: iso.toUpperCase() });

/**
 * Shipping and return policies for every served country: JSON-LD nodes for the product page and references for its
 * offers, relative and short because each offer repeats them. Countries with equal costs and days share a node.
 */
export function describePolicies(countries: ShippingCountry[]) {
  const keyOf = ({ shippingCost, days }: ShippingCountry) => `${shippingCost.amount} ${days.min} ${days.max}`;
  const kinds = [...new Set(countries.map(keyOf))];
  const alike = kinds.map((key) => countries.filter((country) => keyOf(country) === key));
  const shipping = alike.map((group, index) => ({
    '@type': 'OfferShippingDetails',
    '@id': `#s${index + 1}`,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimal(group[0]?.shippingCost.amount ?? 0),
      currency: group[0]?.shippingCost.currency ?? BASE_CURRENCY,
    },
    shippingDestination: group.map(regionOf),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: group[0]?.days.min,
        maxValue: group[0]?.days.max,
        unitCode: 'DAY',
      },
    },
  }));
  const returns = {
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: countries.map(({ iso }) => iso.toUpperCase()),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
  return {
    nodes: [...shipping, returns],
    ofOffer: {
      shippingDetails: shipping.map((node) => refer(node['@id'])),
      hasMerchantReturnPolicy: refer(returns['@id']),
    },
  };
}
