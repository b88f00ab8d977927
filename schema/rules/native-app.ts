/** Whether a page is shown within the app, which sells memberships by itself: it says so in its user agent. */
export const isNativeApp = (userAgent: string | null | undefined): boolean =>
  /\bNativeApp\/\d/.test(userAgent ?? '')
