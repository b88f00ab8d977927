/** The key that the outside services of the tests accept. */
export const GOOD_SECRET = 'a-secret-of-the-service-outside'
