import { countOf } from './counts'

/** Texts of the account's settings. */
export const accountWording = {
  signInFirst: 'Sign in first.',
  notWhileSpoofing: 'This can’t be changed while you act as somebody else.',
  invalidEmail: 'Please enter a valid email address.',
  sameEmail: 'This is your address already.',
  emailTaken: 'This address belongs to another account.',
  mailFailed: 'We couldn’t send the mail. Please try again.',
  tooManyMails: (minutes: number) =>
    `You have asked for many mails. Please try again in ${countOf(minutes, 'minute')}.`,
  usernameInvalid: 'A username has only a-z, 0-9, underscores and full stops.',
  usernameTooLong: (most: number) => `A username has at most ${countOf(most, 'character')}.`,
  usernameTaken: 'This username is taken.',
  usernameTooSoon: (day: string) => `You can change your username again on ${day}.`,
  usernameNoSubdomain:
    'This name can’t be a subdomain: it has to be of a-z and 0-9 alone, or your subdomain off.',
  nameMissing: 'Please enter a name.',
  nameTooLong: (most: number) => `A name has at most ${countOf(most, 'character')}.`,
  bioTooLong: (most: number) => `A short bio has at most ${countOf(most, 'character')}.`,
  suspended: 'A suspended account can’t change its name, bio or picture.',
  noSuchPicture: 'There is no such picture.',
  usernameMismatch: 'That isn’t your username. Nothing was deleted.',
} as const
