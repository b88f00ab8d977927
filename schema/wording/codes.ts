import { countOf } from './counts'

/** Minutes, or hours from two hours on, rounded up. */
const wait = (minutes: number): string =>
  minutes < 120 ? countOf(minutes, 'minute') : countOf(Math.ceil(minutes / 60), 'hour')

/** Texts of mailed codes and links that the modal doesn't have. Times are in whole minutes. */
export const codeWording = {
  locked: (minutes: number) =>
    `There were too many wrong codes. Please wait ${wait(minutes)} and try again, or use the link in the mail.`,
  tooManyMails: (minutes: number) =>
    `Many mails went to this address. Please use the last one, or wait ${wait(minutes)} and try again.`,
  tooManyFromNetwork: (minutes: number) =>
    `Many mails were asked for from your network. Please wait ${wait(minutes)} and try again.`,
  tooManyQuestions: 'Too many addresses were asked about. Please try again later.',
  mailFailed: 'We couldn’t send the mail. Please try again.',
  redirectTooLong: 'The address to go to afterwards is too long.',
  nameTooLong: (most: number) => `A name has at most ${countOf(most, 'character')}.`,
  signInFirst: 'Sign in first.',
  notWhileSpoofing: 'This can’t be changed while you act as somebody else.',
  noEmail: 'Your account has no email address.',
  alreadyVerified: 'Your email address is confirmed already.',
  confirm: {
    title: 'Confirm your new email',
    text: (username: string, email: string) =>
      `From then on ${email} is the address of the account @${username}. Other sessions of the account end.`,
    submit: 'Confirm new email',
    cancel: 'Leave it as it is',
  },
} as const
