import { countOf } from './counts'
import { waitOf } from './wait'

/** Texts of the account's settings. */
export const accountWording = {
  invalidEmail: 'Please enter a valid email address.',
  sameEmail: 'This is already your email address.',
  emailTaken: 'This address belongs to another account.',
  mailFailed: 'We couldn’t send the email. Please try again.',
  tooManyMails: (minutes: number) =>
    `You’ve requested too many emails. Please try again in ${waitOf(minutes)}.`,
  usernameInvalid: 'Usernames can only have a-z, 0-9, underscores and full stops.',
  usernameEnds: 'Usernames can’t end in .json or .atom.',
  usernameTooLong: (most: number) => `Usernames can have at most ${countOf(most, 'character')}.`,
  usernameTaken: 'This username is taken.',
  usernameTooSoon: (day: string) => `You can change your username again on ${day}.`,
  usernameNoSubdomain: 'This name can’t be a subdomain. Use only a-z and 0-9, or turn off your subdomain.',
  nameMissing: 'Please enter a name.',
  nameTooLong: (most: number) => `Names can have at most ${countOf(most, 'character')}.`,
  bioTooLong: (most: number) => `Short bios can have at most ${countOf(most, 'character')}.`,
  suspended: 'A suspended account can’t change its name, username, bio or picture.',
  noSuchPicture: 'This picture doesn’t exist.',
  usernameMismatch: 'That isn’t your username. Nothing was deleted.',
} as const
