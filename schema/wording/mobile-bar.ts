/** Texts of the bar that opens the app. */
export const mobileBarWording = {
  label: (product: string) => `${product} app`,
  open: 'Open in app',
  signIn: 'Sign in',
} as const
