import { countOf, exactCount } from './counts'

const NAMES = {
  views: (n: number) => countOf(n, 'view'),
  reads: (n: number) => countOf(n, 'read'),
  followers: (n: number) => countOf(n, 'new follower'),
  claps: (n: number) => countOf(n, 'clap'),
}

const beside = (figure: string, before: number) => `${figure} (the week before: ${exactCount(before)})`

/** Texts of the mail with a writer's week. */
export const weeklyWording = {
  subject: (reads: number, views: number) =>
    reads > 0
      ? `Your week: ${NAMES.reads(reads)}`
      : views > 0
        ? `Your week: ${NAMES.views(views)}`
        : 'Your week',
  heading: 'Your week',
  text: (from: string, until: string) => `What became of your stories from ${from} to ${until}.`,
  /** Figures beside those of the week before. */
  figures: {
    views: (now: number, before: number) => beside(NAMES.views(now), before),
    reads: (now: number, before: number) => beside(NAMES.reads(now), before),
    followers: (now: number, before: number) => beside(NAMES.followers(now), before),
    claps: (now: number, before: number) => beside(NAMES.claps(now), before),
  },
  stories: 'Read most:',
  story: (title: string, reads: number) => `“${title}”: ${NAMES.reads(reads)}`,
  untitled: 'Untitled',
  button: 'See your stats',
  why: (product: string) => `You’re receiving this email because you publish on ${product}.`,
}
