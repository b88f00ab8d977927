import { countOf } from './counts'

/** What the worker says about reports, decisions and appeals. */
export const reportMessages = {
  signInFirst: 'Sign in first.',
  chooseReason: 'Choose what is wrong.',
  sayWhat: 'Say in a few words what is wrong.',
  sayWhyWrong: 'Say why the decision is wrong.',
  tooLong: (most: number) => `At most ${countOf(most, 'character')}.`,
  notThere: 'This doesn’t exist any more, or you can’t see it.',
  own: 'You can’t report what is yours.',
  suspended: 'Your account is suspended, so you can’t report anything.',
  spoofed: 'While you act as somebody else, you can’t report or decide in their name.',
  tooOften: 'That’s a lot of reports. Please try again later.',
  noCase: 'There is no such report.',
  notYours: 'You can’t decide about this: it is about you or your own work, or for others to decide.',
  changedMeanwhile: 'Somebody else has decided in the meantime. Reload the page and look again.',
  notPossible: 'That can’t be decided about this.',
  gone: 'It isn’t there any more, so there is nothing to do but dismiss the reports.',
  leftPublication: 'The story is no longer in the publication.',
  editorsDecide: 'What is in a publication is for its editors to decide.',
  appealedAlready: 'You have appealed against this decision already.',
  appealTooLate: 'It’s too late: a decision can be appealed for 14 days.',
  nothingToAppeal: 'There is no decision against you here.',
  appealOfOwnDecision: 'Somebody who didn’t make the decision has to look at it again.',
  countries: 'Use the two letters of a country, such as DE or FR.',
  tooManyCountries: (most: number) => `At most ${countOf(most, 'country', 'countries')}.`,
} as const
