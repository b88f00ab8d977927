/** How a toast outlives a redirect. Rule: docs/rules/viewer.md, "Toasts". */

/** Names a text that is shown once, after a redirect: the answer sets it, the next page reads it and takes it away. */
export const TOAST_COOKIE = 'toast'
/** In seconds: longer than a redirect takes, shorter than anybody remembers. */
export const TOAST_COOKIE_SECONDS = 60
