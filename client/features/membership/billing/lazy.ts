import { lazily } from '../../../lib/lazily'

/** The billing address, with its list of countries. What shows at once on the page doesn't wait for it. */
export const billingForm = lazily(() => import('./index').then(({ BillingForm }) => BillingForm))
