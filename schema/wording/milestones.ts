import { countOf } from './counts'

/** Texts about what a writer or a story has reached. */
export const milestoneWording = {
  READS: (n: number) => `Your story has reached ${countOf(n, 'read')}`,
  FOLLOWERS: (n: number) => `You’ve reached ${countOf(n, 'follower')}`,
  mail: {
    READS: {
      text: (title: string) => `That’s how often “${title}” has been read so far.`,
      button: 'See its stats',
    },
    FOLLOWERS: {
      text: 'That’s how many people hear of what you publish.',
      button: 'See your audience',
    },
  },
}
