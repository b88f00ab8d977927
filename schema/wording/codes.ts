import { countOf } from './counts'
import { waitOf } from './wait'

/** Texts of mailed codes and links that the modal doesn't have. Times are in whole minutes. */
export const codeWording = {
  locked: (minutes: number) =>
    `Too many wrong codes. Please wait ${waitOf(minutes)} and try again, or use the link in the email.`,
  /** For the wrong code that locks. */
  wrongAndLocked: (tries: number, minutes: number) =>
    `Invalid code. After ${countOf(tries, 'wrong code')}, you have to wait ${waitOf(minutes)} before you can try again. The link in the email still works.`,
  tooManyMails: (minutes: number) =>
    `We’ve sent too many emails to this address. Please use the latest one, or wait ${waitOf(minutes)} and try again.`,
  tooManyFromNetwork: (minutes: number) =>
    `Too many emails were requested from your network. Please wait ${waitOf(minutes)} and try again.`,
  tooManyInADay: 'Too many sign-in emails were requested today. Please try again tomorrow.',
  tooManyQuestions: 'Too many addresses were checked. Please try again later.',
  mailFailed: 'We couldn’t send the email. Please try again.',
  redirectTooLong: 'The address to go to afterwards is too long.',
  nameTooLong: (most: number) => `Names can have at most ${countOf(most, 'character')}.`,
  signInFirst: 'Sign in first.',
  notWhileSpoofing: 'This can’t be changed while you act as somebody else.',
  noEmail: 'Your account has no email address.',
  alreadyVerified: 'Your email address is already confirmed.',
  confirm: {
    title: 'Confirm your new email',
    text: (username: string, email: string) =>
      `${email} will become the email address of the account @${username}. Its other sessions will end.`,
    submit: 'Confirm new email',
    cancel: 'Keep the current email',
  },
} as const
