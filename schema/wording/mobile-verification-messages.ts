import { MINUTE } from '../rules/time-units'
import { countOf } from './counts'
import { waitOf } from './wait'

const minutes = (wait: number): string => waitOf(Math.max(1, Math.ceil(wait / MINUTE)))

/** What somebody is told whose mobile number can’t be verified, and the text message. Times are in milliseconds. */
export const mobileVerificationMessages = {
  problems: {
    INVALID: 'This isn’t a mobile number that can receive text messages.',
    INVALID_COUNTRY_CODE: 'We can’t send text messages to this country. Check the country’s code.',
    TOO_LONG: 'This number is too long.',
    TOO_SHORT: 'This number is too short.',
  },
  typed: (most: number) => `Enter a number of at most ${countOf(most, 'character')}.`,
  country: 'Choose a country.',
  code: 'Enter the 6 digits of the text message.',
  wrong: (left: number) => `This isn’t the code. You can try ${countOf(left, 'more time')}.`,
  over: 'This code is no longer good. Have another one sent.',
  tooOften: (wait: number) => `Too many codes have been sent. Please try again in ${minutes(wait)}.`,
  noMore: 'No more text messages can be sent today. Please try again tomorrow.',
  unavailable: 'Mobile numbers can’t be verified at the moment.',
  notSent: 'We couldn’t send the text message. Please check the number, and try again later.',
  yours: 'You have already verified this number.',
  taken: 'This number has already verified another account. A number can verify only one.',
  suspended: 'Your account is suspended, so its mobile number can’t be changed.',
  ofSuspended: 'This number has verified an account that is suspended, so it can’t verify another one.',
  ofDeactivated:
    'This number has verified an account that is deactivated. Sign in to that account to use it again, or to remove the number.',
  ofDeleted:
    'This number has verified an account that is about to be deleted. It can be used once that is gone.',
  notVerified: 'You have no verified mobile number.',
  /** Browsers take the code from the last line, for the host that it names. */
  message: (product: string, code: string, host: string) =>
    `${code} is your ${product} code. Don’t tell it to anybody.\n\n@${host} #${code}`,
} as const
