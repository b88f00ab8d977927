/** The key of a development site's tax forms, with which those of the demo are sealed, too. It protects nothing. */
export const DEVELOPMENT_TAX_KEY = 'quire-development-tax-key-of-no-value'
