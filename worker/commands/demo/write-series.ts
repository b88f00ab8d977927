import { slugify } from '../../../schema/rules/slug'
import { DAY } from '../../../schema/rules/time-units'
import { upsertSequence } from '../../data/sequence/writes'
import type { Demo } from './demo'
import { demoId } from './ids'

const CHANGED = Date.UTC(2026, 10, 12, 9)

interface DemoSeries {
  /** What addresses and tests know it by. */
  key: string
  title: string
  description: string
  owner: string
  /** Keys of its stories, in order. Unknown keys are ignored. */
  stories: readonly string[]
  isDraft?: true
}

/** Maren's series has stories of others: she owns their publication. */
const SERIES: readonly DemoSeries[] = [
  {
    key: 'sky-and-sea',
    title: 'Reading the sky and the sea',
    description:
      'How people write down the weather, the ice and the bottom of the sea, so that others can use it.',
    owner: 'maren',
    stories: [
      'an-airport-writes-the-weather-in-one-line',
      'the-forecast-that-has-to-fit-in-350-words',
      'grease-nilas-pancake',
      'what-lies-between-the-soundings',
    ],
  },
  {
    key: 'records',
    title: 'Records that don’t lie',
    description: 'What a database has learned from ledgers, calendars and hospital wards.',
    owner: 'priya',
    stories: [
      'never-tear-a-page-from-the-ledger',
      'two-correct-transactions-one-empty-ward',
      'what-an-index-costs',
      'the-friday-samoa-never-had',
    ],
  },
  {
    key: 'numbers',
    title: 'Numbers that people argue about',
    description: '',
    owner: 'priya',
    stories: ['the-friday-samoa-never-had'],
    isDraft: true,
  },
]

/** Writes people's series: two that are published, and a draft. */
export async function writeSeries({ db, parts }: Demo): Promise<void> {
  const known = new Set(parts.flatMap((part) => part.stories.map(({ key }) => key)))
  await db.write(
    SERIES.flatMap(({ key, title, description, owner, stories, isDraft }, i) =>
      upsertSequence({
        id: demoId('sequence', key),
        creatorId: demoId('user', owner),
        slug: slugify(title),
        title,
        description,
        createdAt: CHANGED - 60 * DAY,
        updatedAt: CHANGED - i * DAY,
        publishedAt: isDraft ? null : CHANGED - 30 * DAY,
        postIds: stories.filter((story) => known.has(story)).map((story) => demoId('post', story)),
      }),
    ),
  )
}
