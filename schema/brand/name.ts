/** What the site is called. docs/operate.md, "Make it yours", says what else is in this folder. */
export const NAME = 'Quire'

/** The name in tokens and other technical words: a-z and digits. Tokens that were made under another are refused. */
export const SHORT_NAME = 'quire'

/** The name of one deployment: `PRODUCT_NAME` replaces the brand's, on a staging site for instance. */
export const siteName = (env: { PRODUCT_NAME?: string }): string => env.PRODUCT_NAME || NAME
