/** The folders of the services' scripts. A document names others that are configured. */
export const OUTSIDE_SCRIPTS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/',
  recaptcha: 'https://www.google.com/recaptcha/',
  google: 'https://accounts.google.com/gsi/',
  stripe: 'https://js.stripe.com/',
  braintree: 'https://js.braintreegateway.com/web/',
} as const

/** The name of the document's `meta` element with the folders that are configured, separated by spaces. */
export const CONFIGURED_SCRIPTS = 'outside-scripts'

/** The folder of an address; undefined for a text that is none. */
export const folderOf = (address: string): string | undefined => URL.parse('.', address)?.href
