/** Test keys that the vendors publish: they pass or fail everybody. */
const TURNSTILE = /^[123]x0{10,}[0-9A-F]{2}$/i
const RECAPTCHA = /^6LeIxAcTAAAAA/

/** The length of the shortest secret that a vendor issues. */
const SHORTEST = 20

/** Whether a key is a published test key. */
export const isDummyKey = (key: string): boolean => TURNSTILE.test(key) || RECAPTCHA.test(key)

/** Whether a key can have been issued to this site alone. */
export const isOwnKey = (key: string | undefined): key is string =>
  key !== undefined && key.length >= SHORTEST && !isDummyKey(key)
