/** What the services outside, of tests, take for a key of theirs. */
export const GOOD_SECRET = 'a-secret-of-the-service-outside'
