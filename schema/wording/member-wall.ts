import { countOf } from './counts'

/** Texts of the wall at the end of a preview. */
export const memberWallWording = {
  title: 'The rest of this story is for members.',
  remaining: (minutes: number) => `${countOf(minutes, 'more minute', 'more minutes')} to read`,
  price: (monthly: string, yearly: string) => `Membership is ${monthly} a month or ${yearly} a year.`,
  priceLater: (monthly: string, yearly: string) =>
    `Membership is ${monthly} a month or ${yearly} a year. It isn’t on sale yet.`,
  become: (product: string) => `Become a ${product} member`,
  signIn: 'Members: sign in to read on',
  alreadyMember: 'Already a member? Sign in',
  others: 'Read another story',
} as const
