import { REJOIN_AFTER } from '../rules/partner/months'
import { countOf } from './counts'

/** Texts of the pages on which writers join the partner programme and leave it. */
export const partnerJoiningWording = {
  title: 'Join the Partner Program',
  back: 'About the program',
  steps: { label: 'Steps', start: 'Start', details: 'Details', payout: 'Payout', done: 'Done' },
  next: 'Continue',
  needsScript: 'To join or leave, turn on JavaScript in this browser.',
  start: {
    heading: 'Join the Partner Program',
    text: 'Members’ fees are shared with the writers of the member-only stories that they read. To have yours count, you join once.',
    points: [
      'You have to be a member whose account isn’t suspended.',
      'Reading counts from the day you join, in stories that you’ve made member-only.',
      'You can leave whenever you like. What your stories have brought in stays yours.',
    ],
    formula: 'How a fee is divided',
    suspended: 'Your account is suspended, so it can’t join the Partner Program.',
  },
  details: {
    heading: 'What you agree to',
    points: [
      'Member-only stories that count are your own work, or your co-authors have accepted to be named.',
      'You don’t ask for reading in return for reading, and you don’t pay for it. Reading that isn’t genuine doesn’t count.',
      'A refund or a disputed payment takes back what it brought.',
      'What your stories bring in is kept in the books in your name, in US dollars. Taxes on it are yours.',
    ],
    agree: 'I’m of age where I live, and I agree.',
    mustAgree: 'To join, you have to agree.',
    join: 'Join the Partner Program',
    joinAgain: 'Join again',
    joining: 'Joining…',
    already: 'You’ve joined the Partner Program.',
  },
  payout: {
    heading: 'Where the money goes',
    text: 'Say where your money is to be sent. You can also do that later: until then, it’s kept for you.',
    open: 'Set up payouts',
    notYet:
      'There are no payouts so far. What your stories bring in is kept in the books in your name until there are.',
    first: 'Join first: then you can say where your money is to be sent.',
    later: 'Later',
  },
  done: {
    heading: 'You’re in',
    text: 'Your member-only stories count from today on. You decide for each story whether it’s for members only, when you publish it or in its settings.',
    notYet: 'You haven’t joined yet.',
    stories: 'Your stories',
    dashboard: 'Partner Program',
    payout: 'How you’re paid',
    leave: 'Leave the Partner Program',
  },
  states: {
    SUSPENDED: 'You’ve been suspended from the Partner Program. Reading doesn’t count for you at present.',
    INACTIVE: `You’ve left the Partner Program. Until the end of the next day, joining again undoes that. Later, you can join again ${countOf(REJOIN_AFTER, 'day')} after you left; reading counts from that day on, and what was read in between doesn’t.`,
    UNKNOWN: 'Nothing is known of your place in the Partner Program at present. Try again later.',
  },
  leave: {
    title: 'Leave the Partner Program',
    heading: 'Leave the Partner Program?',
    points: [
      'From today on, what members read of you doesn’t count.',
      'What they read until yesterday still counts when their months of membership end, within a month from now.',
      'What your stories have brought in stays yours, and is paid as before. Refunds can still take back a part of it.',
      `Your stories stay as they are, the member-only ones, too. Until the end of tomorrow, you can undo it. Later, you can join again after ${countOf(REJOIN_AFTER, 'day')}, while you’re a member.`,
    ],
    booked: 'Months that are closed, all together',
    open: 'Months that aren’t closed yet, so far',
    nothing: 'Nothing',
    confirm: 'Leave the Partner Program',
    confirming: 'Leaving…',
    stay: 'Stay',
    left: 'You’ve left the Partner Program. Until the end of the next day, joining again undoes that.',
    undo: 'Join again',
    notIn: 'You aren’t in the Partner Program.',
    join: 'About the Partner Program',
  },
} as const
