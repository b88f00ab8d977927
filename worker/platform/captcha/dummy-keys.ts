/** Keys that the vendors publish for tests: they pass or fail everybody. */
const TURNSTILE = /^[123]x0{10,}[0-9A-F]{2}$/i
const RECAPTCHA = /^6LeIxAcTAAAAA/

/** The shortest secret that a vendor gives. */
const SHORTEST = 20

/** Whether a key is one that the vendors publish for tests. */
export const isDummyKey = (key: string): boolean => TURNSTILE.test(key) || RECAPTCHA.test(key)

/** Whether a key can be one that was given to this site alone. */
export const isOwnKey = (key: string | undefined): key is string =>
  key !== undefined && key.length >= SHORTEST && !isDummyKey(key)
