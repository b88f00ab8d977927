import { exactCount } from './counts'

/** Texts of toasts. Those with a key can be shown after a redirect (docs/rules/viewer.md, "Toasts"). */
export const toastWording = {
  area: 'Messages (F6)',
  close: 'Close',
  offline: 'You’re offline. This page stays as it is; others load once you’re back.',
  /** Something that was pressed offline. */
  kept: 'You’re offline. This is kept, even if you close the page, and sent once you’re back.',
  /** What was pressed offline in a page that was closed meanwhile. */
  leftSent: (count: number) =>
    count === 1
      ? 'What you did while you were offline is saved now.'
      : `The ${exactCount(count)} things you did while you were offline are saved now.`,
  leftRefused: (reason: string) => `Something you did while you were offline couldn’t be saved: ${reason}`,
  leftTooLong: 'That was too long ago. Please do it again if you still want it.',
  notDone: 'You’re offline, so nothing was changed. Please try again once you’re back.',
  online: 'You’re back online.',
  verificationSent: 'We’ve sent you an email. Follow the link in it to verify your address.',
  after: {
    'email-confirmed': 'Your email address is confirmed.',
    'email-changed': 'Your email address has been changed.',
    'email-taken': 'This address belongs to another account. Yours hasn’t changed.',
    'email-link-expired': 'This link has expired. Request a new one in Settings.',
    'account-connected': 'The account is connected.',
    'account-reactivated': 'Welcome back. Your account is active again.',
    'account-kept': 'Welcome back. Your account won’t be deleted, and everything in it is visible again.',
    'password-set': 'Your password has been saved.',
    'domain-connected': 'The records are on their way. It can take a while until they’re everywhere.',
    'domain-invalid': 'The domain couldn’t be connected. Enter it and set its records yourself.',
    error: 'An error occured. Please try again or contact support.',
  },
} as const

/** Texts that can be shown after a redirect. */
export type ToastKey = keyof typeof toastWording.after

export const isToastKey = (text: string): text is ToastKey => Object.hasOwn(toastWording.after, text)
