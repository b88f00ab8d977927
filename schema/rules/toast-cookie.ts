/** Carries a toast across a redirect. Rule: docs/rules/viewer.md, "Toasts". */

/**
 * Names a text that is shown once, after a redirect: the response sets it, the next page reads and removes
 * it.
 */
export const TOAST_COOKIE = 'toast'
/** In seconds: longer than a redirect takes, shorter than anybody remembers. */
export const TOAST_COOKIE_SECONDS = 60
