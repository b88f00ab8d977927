import type { LandingWords } from './landing'

/** The words of the page about the partner programme. */
export const partnerProgramWords = (product: string): LandingWords => ({
  title: 'Partner Program',
  description: `How ${product} shares members’ fees with the writers they read: the formula, a calculator, and how each cent can be checked.`,
  heading: 'Readers pay. Writers get most of it.',
  lead: `Each member’s fee goes to the writers whose member-only stories that member reads. The formula is below, with nothing left out.`,
  sections: [
    {
      id: 'formula',
      heading: 'How a fee is divided',
      paragraphs: [
        'First the payment provider’s fee and tax come off. Of what remains, 70 percent goes to writers and 30 percent to the platform. A member’s 70 percent is never mixed with anybody else’s: it’s divided over what that one person read.',
      ],
      points: [
        {
          title: 'By reading time',
          text: 'Seconds of real reading in member-only stories count. A story counts for at most three times its reading time.',
        },
        {
          title: 'If nothing was read',
          text: 'The fee goes in equal parts to the writers in the program whom the member follows, or else to a common pool.',
        },
        {
          title: 'The common pool',
          text: 'At the end of the month it’s divided over all stories of the month by the time that members read them, up to an hour a day for each member.',
        },
        {
          title: 'Co-authors',
          text: 'A story’s reading time is shared equally among its writer and the co-authors who are in the program.',
        },
      ],
    },
    {
      id: 'months',
      heading: 'When it counts',
      paragraphs: [
        'A member’s month of membership begins on the day they paid, so it rarely begins on the first. It counts, with everything read in it, in the calendar month in which it ends: if it runs from October 20 to November 20, what’s read on October 25 counts in November.',
        'A refund or a disputed payment takes back what it brought. The correction is made in the month in which it happens.',
      ],
    },
    {
      id: 'check',
      heading: 'How it can be checked',
      paragraphs: [
        'For each month, writers in the program can download a file with every line they have a part in. It names no reader. The division can be computed again from it, and the sums have to be the same to the cent.',
        'Once a month is closed, a sheet of it is published: what was kept of fees, where it went, and a digest of every writer’s file, so that no file can become another one later. A page in one file checks both, without a connection.',
      ],
    },
    {
      id: 'paid',
      heading: 'When it’s paid out',
      paragraphs: [
        'What your stories bring in from the day you join is kept in the books in your name, month by month, in US dollars. Once a month is closed, you’re sent what you’re owed if it’s at least 10 US dollars; less than that is kept for a later month.',
        'Payouts go to your bank through Stripe, once you’ve said there who you are and where it is. If this site hasn’t opened payouts, the page on which you’d set them up says so, and your money stays in the books.',
      ],
    },
  ],
  closing: {
    heading: 'Your stories count from the day you join.',
    text: 'The program is open to every member. You decide for each story whether it’s for members only.',
  },
})

/** The calculator and the form of the page. */
export const partnerProgramWording = {
  recompute: 'Check a month',
  calculator: {
    id: 'calculator',
    heading: 'What one member brings you',
    text: 'An estimate for one member and one month. Your month is the sum over all members who read you.',
    fee: 'The member’s fee for a month',
    feeHint: 'In US dollars, before tax.',
    badFee: 'Enter an amount from 0 to 1,000, like 5 or 4.99.',
    minutes: 'Minutes they read of you',
    others: 'Minutes they read of others',
    minutesHint: 'In member-only stories.',
    badMinutes: 'Enter whole minutes, at most as many as a month has.',
    calculate: 'Calculate',
    provider: 'Payment provider, about',
    share: 'Platform, 30 percent of the rest',
    writers: 'All writers, 70 percent of the rest',
    own: 'You',
    unknown: '–',
  },
  join: {
    id: 'join',
    heading: 'Join',
    headingIn: 'Your place',
    text: 'It takes a minute. You can join for as long as you’re a member.',
    button: 'Join the Partner Program',
    isIn: 'You’re in the Partner Program. Your member-only stories count.',
    isOut: 'You were in the Partner Program. Stories don’t count for you any more.',
    payout: 'How you’re paid',
    dashboard: 'See what they bring in',
    leave: 'Leave the Partner Program',
  },
} as const
