import { WITHDRAWAL_DAYS } from '@/backend/contract/order-states';
import type { ShippingCountry } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/pages/types';
import { decimal, refer } from '@/lib/discovery/seo/structured-data-ids';

const regionOf = ({ iso }: ShippingCountry) => ({ '@type': 'DefinedRegion', addressCountry: iso.toUpperCase() });

/**
 * Shipping and return policies for every served country: JSON-LD nodes for the product page and references for its
 * offers, relative because each offer repeats them. Countries with equal costs share a node.
 */
export function describePolicies({ delivery }: Pick<SiteSettings, 'delivery'>, countries: ShippingCountry[]) {
  const costs = [...new Set(countries.map(({ shippingCost }) => shippingCost.amount))];
  const shipping = costs.map((cost, index) => ({
    '@type': 'OfferShippingDetails',
    '@id': `#shipping-${index + 1}`,
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(cost), currency: countries[0]?.shippingCost.currency },
    shippingDestination: countries.filter(({ shippingCost }) => shippingCost.amount === cost).map(regionOf),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: delivery.min,
        maxValue: delivery.max,
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
