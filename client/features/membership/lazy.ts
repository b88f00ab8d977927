import { lazily } from '../../lib/lazily'

/* What pages that take payments load besides what shows at once. Each has the list of all countries. */

/** The billing address. */
export const billingForm = lazily(() => import('./billing').then(({ BillingForm }) => BillingForm))

/** The question for a country. Hardly anybody is asked. */
export const askCountry = lazily(() => import('./pay/AskCountry').then(({ AskCountry }) => AskCountry))
