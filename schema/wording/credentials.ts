import { MAX_PASSWORD, MIN_PASSWORD } from '../rules/password'
import { countOf } from './counts'
import { waitOf } from './wait'

/** Texts about passwords, second factors and passkeys, and about changing them. */
export const credentialWording = {
  signInFirst: 'Sign in first.',
  signInAgain: 'Sign in again to change this. It’s been a while since you last did.',
  spoofed: 'This can’t be done while you act as somebody else.',
  suspended: 'Your account is suspended, so no program can act for it.',
  mainHostOnly: (product: string) => `You can only do this on ${product} itself.`,
  tooMany: (minutes: number) => `Too many attempts. Please try again in ${waitOf(minutes)}.`,
  lastWayIn: 'This is your only way to sign in. Add another one, or an email address, before you remove it.',
  passwordProblems: {
    PASSWORD_TOO_SHORT: `A password needs at least ${MIN_PASSWORD} characters.`,
    PASSWORD_TOO_LONG: `A password can have at most ${MAX_PASSWORD} characters.`,
    PASSWORD_TOO_COMMON: 'This password is too easy to guess. Choose another one.',
    PASSWORD_IS_YOURS: 'Choose a password that isn’t your name, username or email address.',
  },
  passwordNeedsEmail: 'Add an email address first. You need one to sign in with a password.',
  noPassword: 'You have no password.',
  noSession: 'This session has already ended.',
  noSecondFactor: 'This took too long, or was already completed. Please sign in again.',
  codeShape: 'Enter the 6 digits of your authenticator app, or a recovery code.',
  setupCode: 'That code isn’t current. Enter the 6 digits that your app shows now.',
  setupOver: 'This took too long. Please start again.',
  twoFactorIsOn: 'Two-factor authentication is already on.',
  twoFactorIsOff: 'Two-factor authentication isn’t on.',
  passkeyUnknown: 'We don’t recognize this passkey. It may have been removed.',
  passkeyFailed: 'This passkey didn’t work. Please try again.',
  passkeyTaken: 'This passkey has already been added.',
  passkeyTooMany: (most: number) => `You can have at most ${countOf(most, 'passkey')}. Remove one first.`,
  passkeyName: (most: number) => `Give the passkey a name of 1 to ${countOf(most, 'character')}.`,
  noPasskey: 'This passkey no longer exists.',
  noProvider: 'This way to sign in doesn’t exist.',
  noConnection: 'That account is no longer connected.',
  unknownDevice: 'Unknown device',
} as const
