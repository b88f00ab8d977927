import type { CircleSignal, HeldEarningsReason, HeldEarningsState } from '../graphql/types.generated'
import { countOf, exactCount } from './counts'

/** What writers read of money that is held for staff. */
export const heldEarningsWording = {
  title: 'Money on hold',
  text: 'We look at every month for money that people may be sending to themselves. What’s listed here waited for our staff, or still does. Everything else is paid as usual.',
  amount: (amount: string, month: string) => `${amount} of ${month}`,
  states: {
    PROVISIONAL: 'Not held yet',
    HELD: 'Held until our staff has looked at it',
    RELEASED: 'Released: it’s yours, and paid like everything else',
    DENIED: 'Won’t be paid. You can answer this decision: write to us.',
  } satisfies Record<HeldEarningsState, string>,
  reasons: {
    EACH_OTHER: 'It comes from people who write here too, and whom you read in turn.',
    TOGETHER: 'It comes from memberships that seem to belong together.',
    NEW_MEMBERS: 'It comes from new members who read hardly anything but your stories.',
    TOO_MUCH: 'It comes from accounts with more reading than one person does.',
  } satisfies Record<HeldEarningsReason, string>,
  isFine: 'All of that can have a good reason. Tell us what you know of it.',
  decision: 'What our staff says',
  yours: 'Your answer',
  answer: {
    label: 'Your answer to our staff',
    count: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
    send: 'Send answer',
    sending: 'Sending…',
    sent: 'Your answer is with our staff.',
  },
} as const

/** What staff reads of them. */
export const heldCasesWording = {
  title: 'Money on hold',
  label: 'States of cases',
  states: {
    HELD: 'To decide',
    PROVISIONAL: 'In open months',
    RELEASED: 'Released',
    DENIED: 'Denied',
  } satisfies Record<HeldEarningsState, string>,
  text: {
    HELD: 'Months of writers in which a circle was found. What the members concerned brought waits here; everything else is paid.',
    PROVISIONAL: 'Found in months that aren’t closed. Nothing is held yet, and writers don’t see it.',
    RELEASED: 'Staff has given it to the writer.',
    DENIED: 'Staff has decided not to pay it.',
  } satisfies Record<HeldEarningsState, string>,
  none: 'There are no cases here.',
  more: 'Earlier cases',
  list: 'Cases',
  columns: {
    writer: 'Writer',
    month: 'Month',
    amount: 'Amount',
    points: 'Points',
    signals: 'Found',
    answer: 'Answer',
    member: 'Member',
  },
  isAnswered: 'answered',
  gone: 'A deleted account',
  signals: {
    MUTUAL: 'Read each other',
    CARD: 'One card',
    BURST: 'New, on the same two days',
    ONE_WRITER: 'New, and only this writer',
    SPEED: 'More than a person reads',
  } satisfies Record<CircleSignal, string>,
  back: 'All cases',
  caseOf: (writer: string, month: string) => `${writer}, ${month}`,
  state: 'State',
  held: 'Held, with corrections',
  brought: 'Brought by the members concerned',
  found: 'Found',
  answered: 'Answered',
  decided: 'Decided',
  reason: 'Reason of the decision',
  members: (n: number) => countOf(n, 'member'),
  finding: (points: number, members: string) => `${countOf(points, 'point')}, ${members}`,
  findings: 'What was found',
  concerned: 'The members concerned',
  ownVisits: 'The writer, or a co-author',
  notCounted: (month: string) =>
    `Visits to the writer’s stories in ${month} that never counted, whoever made them. No money came of them, so they aren’t part of the case.`,
  writersAnswer: 'What the writer says',
  noAnswer: 'The writer hasn’t answered yet.',
  release: {
    title: 'Release it',
    text: 'The money is the writer’s, and part of their next payout. They get your reason by email.',
    submit: 'Release',
    working: 'Releasing…',
    done: 'The money is released.',
  },
  deny: {
    title: 'Deny it',
    text: 'The writer isn’t paid this money. It can still be released later. They get your reason by email.',
    submit: 'Deny',
    working: 'Denying…',
    done: 'The money is denied.',
  },
} as const
