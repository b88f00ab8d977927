import { countOf } from './counts'

/** Texts about what a writer, a story or a newsletter has reached. */
export const milestoneWording = {
  READS: (n: number) => `Your story has reached ${countOf(n, 'read')}`,
  FOLLOWERS: (n: number) => `You’ve reached ${countOf(n, 'follower')}`,
  SUBSCRIBERS: (n: number) => `Your newsletter has reached ${countOf(n, 'subscriber')}`,
  mail: {
    READS: {
      text: (title: string) => `That’s how often “${title}” has been read so far.`,
      button: 'See its stats',
    },
    FOLLOWERS: {
      text: 'That’s how many people hear of what you publish.',
      button: 'See your audience',
    },
    SUBSCRIBERS: {
      text: (newsletter: string) => `That’s how many people get ${newsletter} by email.`,
      button: 'See its stats',
    },
  },
}
