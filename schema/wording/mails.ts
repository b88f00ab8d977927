import { countOf } from './counts'

/** Texts of the mails about signing in and account security. Rule: docs/rules/mail.md, "Texts". */

/** Who requested something, as far as it is known: `Firefox on Windows (Austria)`. */
interface Asker {
  device: string | null
  place: string | null
}

const asker = ({ device, place }: Asker): string =>
  `${device ?? 'an unknown browser'}${place === null ? '' : ` (${place})`}`

export const mailWording = {
  footer: (product: string) => `You’re receiving this email because your address was used on ${product}.`,
  help: 'Get help',
  orFollow: 'If the button doesn’t work, open this link:',
  linkLifetime: (days: number) => `It works once, within ${countOf(days, 'day')}.`,
  askedFrom: (by: Asker) => `Requested from ${asker(by)}.`,
  doneFrom: (by: Asker, when: string) => `Done on ${when} from ${asker(by)}.`,
  signIn: {
    login: {
      subject: (product: string, code: string | null) =>
        code === null ? `Sign in to ${product}` : `${code} is your ${product} sign-in code`,
      heading: (product: string) => `Sign in to ${product}`,
      button: (product: string) => `Sign in to ${product}`,
    },
    register: {
      subject: (product: string, code: string | null) =>
        code === null ? `Finish signing up for ${product}` : `${code} is your ${product} sign-up code`,
      heading: (product: string) => `Welcome to ${product}`,
      button: () => 'Create your account',
    },
    enterCode: 'Enter this code in the browser you asked for it in:',
    orButton: 'Or use this button in any browser:',
    useButton: 'Use this button in any browser:',
    lifetime: (minutes: number) => `It works once, within ${countOf(minutes, 'minute')}.`,
    notYou: (product: string) =>
      `If this wasn’t you, you don’t need to do anything: nobody can get in without this email. Don’t share it with anyone. ${product} will never ask you for a code.`,
  },
  verify: {
    subject: (product: string) => `Verify your email for ${product}`,
    heading: 'Verify your email',
    text: (product: string) => `Confirm that this address belongs to your ${product} account.`,
    button: 'Verify email',
    notYou: 'If you don’t have an account there, you can ignore this email.',
  },
  change: {
    subject: (product: string) => `Confirm your new email for ${product}`,
    heading: 'Confirm your new email',
    text: (product: string) => `Confirm, and this becomes the email address of your ${product} account.`,
    button: 'Confirm new email',
    notYou: 'If this wasn’t you, you can ignore this email: nothing changes unless you confirm.',
  },
  changed: {
    subject: (product: string) => `The email of your ${product} account was changed`,
    heading: 'Your email was changed',
    text: (product: string, address: string) =>
      `Your ${product} account now uses ${address}. You can no longer sign in with this address.`,
    notYou: 'If this wasn’t you, get help right away: somebody else may have access to your account.',
  },
  notice: {
    notYou:
      'If this wasn’t you, check your security settings right away: end any sessions that aren’t yours and undo the change.',
    button: 'Security settings',
    subject: (product: string, what: string) => `${what} – your ${product} account`,
    what: {
      'password-set': 'A password was set',
      'password-changed': 'Your password was changed',
      'password-removed': 'Your password was removed',
      'password-locked': 'Your password was locked',
      'passkey-added': 'A passkey was added',
      'passkey-removed': 'A passkey was removed',
      'two-factor-on': 'Two-factor authentication was turned on',
      'two-factor-off': 'Two-factor authentication was turned off',
      'recovery-codes-made': 'New recovery codes were made',
      'recovery-code-used': 'A recovery code was used',
      'provider-connected': 'A way to sign in was added',
      'provider-disconnected': 'A way to sign in was removed',
      'token-made': 'An access token was made',
      'application-allowed': 'An application was allowed to act for you',
      'mastodon-connected': 'A Mastodon account was connected',
      'mastodon-disconnected': 'A Mastodon account was disconnected',
    },
    detail: (detail: string) => `It’s called ${detail}.`,
    locked: 'There were too many wrong attempts. Sign in by email, then set a new password.',
  },
  deactivation: {
    subject: (product: string) => `Your ${product} account is deactivated`,
    heading: 'Your account is deactivated',
    text: (product: string) =>
      `Your ${product} account and everything in it are hidden now. Nothing was deleted, and you’re signed out everywhere.`,
    keep: 'To bring everything back, sign in again whenever you like.',
    button: 'Sign in and reactivate it',
    notYou: 'If this wasn’t you, sign in and check your security settings.',
  },
  deletion: {
    subject: (product: string) => `Your ${product} account will be deleted`,
    heading: 'Your account will be deleted',
    text: (product: string, day: string) =>
      `Your ${product} account and everything in it are hidden now and will be deleted for good on ${day}.`,
    keep: 'To keep it, sign in before then.',
    button: 'Sign in and keep it',
    notYou: 'If this wasn’t you, sign in and check your security settings.',
  },
} as const

/** The subjects of security notices. */
export type SecurityEvent = keyof typeof mailWording.notice.what
