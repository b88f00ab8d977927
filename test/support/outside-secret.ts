/** The key that the outside services of the tests accept. */
export const GOOD_SECRET = 'a-secret-of-the-service-outside'
/** The id of it, for services that give keys ids. */
export const GOOD_KEY_ID = 'AKIAEXAMPLEEXAMPLE00'
