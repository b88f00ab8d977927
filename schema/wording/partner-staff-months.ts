import type { MonthCheckName, MonthCheckResult } from '../rules/partner/checks'
import { countOf } from './counts'

/** Texts of the staff pages of a month of the partner programme. */
export const partnerMonthWording = {
  month: {
    title: (month: string) => `Month: ${month}`,
    state: 'State',
    rounds: 'Rounds of cycles',
    writers: 'Writers with something in it',
    stories: 'Stories',
    asked: 'To be closed since',
    carries: 'Payments that are set aside',
    carriesOver: 'Go to the next month',
    closed: 'Closed',
    published: 'Sheet published',
    sheet: 'Open the sheet',
    rate: (currency: string) => `Rate of ${currency}`,
    rateText: (rate: string) => `${rate} US dollars`,
    sums: 'Sums',
    noSums: 'Nothing is in this month.',
    checks: 'Checks',
    check: 'Check',
    result: 'Result',
    results: { PASSED: 'Passed', WAITING: 'Waiting', FAILED: 'Failed' } satisfies Record<
      MonthCheckResult,
      string
    >,
    checked: {
      OVER: () => 'The month is over',
      EARLIER: () => 'All earlier months are closed',
      DIVIDED: (n) => (n === 0 ? 'No payment is left to divide' : `${countOf(n, 'payment')} to divide`),
      SET_ASIDE: (n) => (n === 0 ? 'No payment is set aside' : `${countOf(n, 'payment')} set aside`),
      RATES: (n) =>
        n === 0 ? 'Each currency has a rate' : `${countOf(n, 'currency', 'currencies')} without a rate`,
      SUMS: (n) =>
        n === 0
          ? 'What was kept is the sum of its parts'
          : `${countOf(n, 'currency', 'currencies')} in which what was kept isn’t the sum of its parts`,
      WRITERS: (n) =>
        n === 0
          ? 'Writers have together what the month has'
          : `${countOf(n, 'currency', 'currencies')} in which writers have something else together`,
      BOOKS: (n) =>
        n === 0
          ? 'The books say the same as the month'
          : `${countOf(n, 'currency', 'currencies')} in which the books differ`,
      SHEET: (n) => (n === 0 ? 'The sheet has each writer’s file' : `${countOf(n, 'file')} without a digest`),
    } satisfies Record<MonthCheckName, (n: number) => string>,
  },
  close: {
    title: 'Close this month',
    goOn: 'Go on with closing',
    text: 'Closing happens in parts, and what is done stays done. Once it has begun, nothing is added to the month any more, and its rates stay as they are.',
    steps: 'What it does',
    divides: (due: number) => `It divides ${countOf(due, 'payment')} first.`,
    shares: (amount: string, stories: number) =>
      `It divides a common pool of ${amount} over ${countOf(stories, 'story', 'stories')}.`,
    carries: (amount: string) => `It carries a common pool of ${amount} over to the next month.`,
    books: (writers: number) => `It books what ${countOf(writers, 'writer')} got, and publishes the sheet.`,
    carry: 'Leave what is set aside to the next month',
    submit: 'Close the month',
    working: 'Closing…',
    done: 'The month is being closed.',
    notYet: 'This month can’t be closed yet. The checks say why.',
  },
  rate: {
    title: 'Set a rate',
    text: 'What a unit of a currency is worth in US dollars in this month. It can be replaced until the month begins to close.',
    currency: 'Currency',
    rate: 'Rate',
    hint: 'With up to six decimals, like 0.7312.',
    submit: 'Set the rate',
    working: 'Setting…',
    done: 'The rate is set.',
  },
} as const
