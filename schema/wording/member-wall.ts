import { countOf } from './counts'

/** Texts of the wall at the end of a preview. */
export const memberWallWording = {
  title: 'The rest of this story is for members.',
  remaining: (minutes: number) => `${countOf(minutes, 'more minute', 'more minutes')} to read`,
  price: (monthly: string, yearly: string) =>
    `Membership is ${monthly} a month or ${yearly} a year in the US.`,
  become: (product: string) => `Become a ${product} member`,
  alreadyMember: 'Already a member? Sign in',
} as const
