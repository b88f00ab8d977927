import { MAX_PASSWORD, MIN_PASSWORD } from '../rules/password'
import { countOf, exactCount } from './counts'

/** Texts of the page that sets and changes a password. */
export const passwordWording = {
  setTitle: 'Set a password',
  changeTitle: 'Change your password',
  text: `Long is better than complicated: four or five unrelated words, or whatever your password manager suggests. Use ${exactCount(MIN_PASSWORD)} to ${countOf(MAX_PASSWORD, 'character')}.`,
  for: (email: string) => `For ${email}`,
  current: 'Current password',
  currentOptional: 'You’ve just signed in, so you can leave this empty.',
  forgotten: 'Forgotten it?',
  new: 'New password',
  length: (is: number) => `${exactCount(is)} of at least ${countOf(MIN_PASSWORD, 'character')}`,
  longEnough: 'Long enough',
  tooLong: (is: number) => `${exactCount(is)} of at most ${countOf(MAX_PASSWORD, 'character')}`,
  show: 'Show',
  hide: 'Hide',
  showCurrent: 'Show current password',
  hideCurrent: 'Hide current password',
  showNew: 'Show new password',
  hideNew: 'Hide new password',
  submit: 'Save password',
  note: 'You’ll be signed out everywhere else.',
  back: 'Back to settings',
  home: 'Back to the front page',
  signedOut: {
    title: 'Sign in to set your password',
    text: 'You have to be signed in to set or change your password. If you’ve forgotten yours, sign in by email and set a new one here.',
    action: 'Sign in',
  },
} as const
