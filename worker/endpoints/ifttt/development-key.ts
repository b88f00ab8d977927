/** What a development build takes for IFTTT's key, and the account that its tests act for. A production build drops both. */
export const DEVELOPMENT_SERVICE_KEY = 'dev-ifttt-key'
export const DEVELOPMENT_TEST_ACCOUNT = 'priya'
