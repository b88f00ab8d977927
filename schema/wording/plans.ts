import type { Currency, Period, Tier } from '../rules/membership/plans'
import { countOf, pluralOf } from './counts'

/** Names of the plans: of their tiers, and of how often they are paid. */
export const planNames = {
  tier: { member: 'Member', friend: 'Friend' } satisfies Record<Tier, string>,
  period: { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<Period, string>,
  full: (product: string) =>
    ({
      monthly: `${product} membership, monthly`,
      yearly: `${product} membership, yearly`,
      premiumMonthly: `Friend of ${product}, monthly`,
      premiumYearly: `Friend of ${product}, yearly`,
    }) as const,
} as const

/** What the tiers consist of. */
export const tierWording = {
  text: {
    member: (product: string) => `Every story on ${product}, without a wall.`,
    friend: (product: string) => `For people who want ${product} to last.`,
  },
  points: {
    member: (): string[] => [
      'Every member-only story, in full',
      'On this site and on the domains of its publications',
      'Cancel whenever you like, and stay a member until the period ends',
    ],
    /** @param isThreefold whether each of its prices is three times a member’s. */
    friend: (isThreefold: boolean): string[] => [
      'Everything that members have',
      isThreefold
        ? 'Three times a member’s contribution to a site without advertising'
        : 'More than a member’s contribution to a site without advertising',
      'Your profile says how long you’ve been a Friend',
    ],
  },
} as const

const freeDays = (days: number): string =>
  pluralOf(days, { one: 'day is', other: `${countOf(days, 'day')} are` })

/** Prices and what they are compared with. */
export const priceWording = {
  per: {
    monthly: (price: string) => `${price} a month`,
    yearly: (price: string) => `${price} a year`,
  } satisfies Record<Period, (price: string) => string>,
  staff: 'The price for staff.',
  saved: (amount: string) => `You save ${amount}.`,
  insteadOf: (price: string) => `instead of ${price}`,
  week: (price: string) => `less than ${price}/week`,
  savedAndWeek: (amount: string, week: string) => `You save ${amount}, and pay ${week}.`,
  trial: (days: number) => `The first ${freeDays(days)} free if you’ve never been a member.`,
  yourTrial: (days: number) => `Your first ${freeDays(days)} free.`,
} as const

/** Texts of the pages on which people choose a plan. */
export const plansWording = {
  title: 'Membership plans',
  heading: 'Choose your membership',
  lead: (product: string) =>
    `Members can read every story on ${product}, member-only ones included, as soon as they’ve paid.`,
  choose: { monthly: 'Choose monthly', yearly: 'Choose yearly' } satisfies Record<Period, string>,
  chooseOf: (tier: string) => `(${tier})`,
  yours: 'Your membership',
  included: 'Included in what you have',
  terms:
    'Plans renew automatically until you cancel. Before you agree, you see what is charged today, when your plan renews and for how much.',
  currency: {
    USD: 'Prices are in US dollars.',
    CAD: 'Prices are in Canadian dollars.',
    EUR: 'Prices are in euros.',
    GBP: 'Prices are in British pounds.',
    AUD: 'Prices are in Australian dollars.',
    INR: 'Prices are in Indian rupees.',
    BRL: 'Prices are in Brazilian reais.',
    JPY: 'Prices are in Japanese yen.',
  } satisfies Record<Currency, string>,
  compare: 'Compare what you get',
  manage: 'Manage your membership',
  member: (product: string) => `You’re a ${product} member.`,
  friend: (product: string) => `You’re a Friend of ${product}. Thank you.`,
  alreadyMember: 'Already a member? Sign in',
  onboarding: {
    title: 'Membership',
    heading: 'Read everything, if you like',
    lead: (product: string) =>
      `Most of ${product} is free to read. Members also read member-only stories, and pay for a place without advertising.`,
    skip: 'Skip for now',
  },
  discount: {
    title: 'Half price for your first year',
    description: (product: string, price: string) =>
      `Read everything on ${product} for ${price} in the first year.`,
    heading: 'Half price for your first year',
    lead: (product: string) =>
      `A year of every story on ${product}, member-only ones included, for half the price.`,
    renews: (price: string) =>
      `After the first year it renews for ${price} a year, unless you cancel before then.`,
    personal:
      'Use your personal email address, not one from your school or employer: you could lose that address one day, and your membership with it.',
    choose: 'Get the first year',
    other: 'See all plans',
    member: 'The offer is for people who aren’t members yet.',
    past: 'The offer is for people who have never been members. You can come back at the regular price.',
  },
} as const
