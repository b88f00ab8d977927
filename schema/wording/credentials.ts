import { MAX_PASSWORD, MIN_PASSWORD } from '../rules/password'
import { countOf } from './counts'

/** Texts about passwords, second factors and passkeys, and about changing them. */
export const credentialWording = {
  signInFirst: 'Sign in to see and change how you sign in.',
  signInAgain: 'Sign in again to change this: it has been a while since you showed who you are.',
  spoofed: 'This can’t be done while you act as somebody else.',
  mainHostOnly: (product: string) => `Open your settings on ${product} itself to change this.`,
  tooMany: (minutes: number) =>
    `That was one try too many. Please try again in ${countOf(minutes, 'minute')}.`,
  lastWayIn: 'This is your only way in. Add another one, or an email address, before you remove it.',
  passwordProblems: {
    PASSWORD_TOO_SHORT: `A password needs at least ${MIN_PASSWORD} characters.`,
    PASSWORD_TOO_LONG: `A password has at most ${MAX_PASSWORD} characters.`,
    PASSWORD_TOO_COMMON: 'That password is among the first that anybody would try. Choose another one.',
    PASSWORD_IS_YOURS: 'Choose a password that isn’t your name, username or email address.',
  },
  passwordNeedsEmail: 'Add an email address first: it is what you sign in with beside the password.',
  noPassword: 'You have no password.',
  noSession: 'That session is over already.',
  noSecondFactor: 'That took too long, or was done already. Please sign in again.',
  codeShape: 'Enter the 6 digits of your authenticator app, or a recovery code.',
  setupCode: 'That code isn’t the one of this moment. Enter the 6 digits that your app shows now.',
  setupOver: 'That took too long. Please start again.',
  twoFactorIsOn: 'Your second factor is on already.',
  twoFactorIsOff: 'Your second factor isn’t on.',
  passkeyUnknown: 'This passkey isn’t known here. It may have been removed.',
  passkeyFailed: 'That didn’t work with this passkey. Please try again.',
  passkeyTaken: 'This passkey has been added already.',
  passkeyTooMany: (most: number) => `You can have at most ${countOf(most, 'passkey')}. Remove one first.`,
  passkeyName: (most: number) => `Give the passkey a name of 1 to ${countOf(most, 'character')}.`,
  passkeyDefaultName: 'Passkey',
  noPasskey: 'There is no such passkey any more.',
  noProvider: 'There is no such way to sign in.',
  noConnection: 'That account isn’t connected any more.',
  unknownDevice: 'Unknown device',
} as const
