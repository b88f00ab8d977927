import { DAY } from '../../../schema/rules/time-units'
import { demoId } from './ids'

/** What the demo has of a letter: what it does, and when it began if that isn't soon after its story came out. */
export interface DemoLetter {
  story: string
  state: 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped'
}

/** A newsletter with who gets it and what it has sent. */
export interface DemoNewsletter {
  id: string
  /** Whose it is: a username, or a publication's slug. */
  user?: string
  publication?: string
  slug?: string
  /** Empty for its owner's. */
  name: string
  description: string
  color: string | null
  rhythm: 'any' | 'weekly' | 'fortnightly' | 'monthly'
  /** Who sends its letters, and gets the replies if it takes any. */
  sender: string
  takesReplies: boolean
  sendsStories: boolean
  /** How many subscribe, or did, and since when. */
  size: number
  since: number
  tags: readonly string[]
  letters: readonly DemoLetter[]
  /** How many days ago it was deleted, if it was. */
  deletedDays?: number
}

const sent = (...stories: string[]): DemoLetter[] => stories.map((story) => ({ story, state: 'sent' }))

/** The newsletters of a writer and of her publication, with 400 subscribers and a letter in each state. */
export const NEWSLETTERS: readonly DemoNewsletter[] = [
  {
    id: demoId('user', 'priya'),
    user: 'priya',
    name: 'The Sunday ledger',
    description: 'One story a month about counting, keeping accounts, and what happens to those who don’t.',
    color: '#7a4a12',
    rhythm: 'monthly',
    sender: 'priya',
    takesReplies: true,
    // Publishing in the demo sends nothing unless somebody says so.
    sendsStories: false,
    size: 214,
    since: Date.UTC(2025, 9, 5, 9),
    tags: ['bookkeepers', 'database people', 'met at a talk'],
    letters: [
      ...sent(
        'never-tear-a-page-from-the-ledger',
        'the-notches-were-the-ledger',
        'six-digits-from-a-post-office',
        'fifty-names-and-no-numbers',
        'two-locks-on-the-parish-chest',
        'a-machine-that-counted-holes',
        'the-last-digit-knows',
        'cards-from-a-gambling-nation',
      ),
      { story: 'the-friday-samoa-never-had', state: 'stopped' },
      ...sent('a-ticket-is-a-number-that-remembers', 'the-notebook-that-nobody-balanced'),
    ],
  },
  {
    id: demoId('collection', 'load-bearing'),
    publication: 'load-bearing',
    name: '',
    description: 'Everything that we publish about what holds and what gives way, every two weeks.',
    color: '#2f4858',
    rhythm: 'fortnightly',
    sender: 'jonas',
    takesReplies: false,
    sendsStories: false,
    size: 146,
    since: Date.UTC(2026, 0, 12, 9),
    tags: ['engineers', 'teachers'],
    letters: [
      ...sent(
        'the-wind-that-came-in-at-the-corner',
        'twelve-fifths-and-a-small-gap',
        'the-friday-samoa-never-had',
        'two-correct-transactions-one-empty-ward',
      ),
      { story: 'a-bridge-that-walked-sideways', state: 'paused' },
    ],
  },
  {
    id: demoId('newsletter', 'workshop notes'),
    publication: 'load-bearing',
    slug: 'workshop-notes',
    name: 'Workshop notes',
    description: 'What we found out while checking, for those who would have checked it themselves.',
    color: null,
    rhythm: 'any',
    sender: 'jonas',
    takesReplies: false,
    sendsStories: false,
    size: 32,
    since: Date.UTC(2026, 5, 1, 9),
    tags: ['reviewers'],
    letters: [
      ...sent('as-hangs-the-chain'),
      { story: 'the-sheet-that-halves-into-itself', state: 'sending' },
      { story: 'what-an-index-costs', state: 'scheduled' },
    ],
  },
  {
    id: demoId('newsletter', 'weather window'),
    publication: 'tidewater',
    slug: 'weather-window',
    name: 'Weather window',
    description: 'When to go out, when to stay in, and what we got wrong about it last week.',
    color: '#1f6f78',
    rhythm: 'weekly',
    sender: 'maren',
    takesReplies: false,
    sendsStories: false,
    size: 8,
    since: Date.UTC(2026, 3, 6, 9),
    tags: ['sailors'],
    letters: sent('the-tide-turns-around-a-point'),
    deletedDays: 3,
  },
]

/** In how many days the letter goes out that is scheduled. */
export const GOES_OUT_IN = 6 * DAY
