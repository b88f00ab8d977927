/** The selection of the demo's stories, by staff and others: keys are file names. Unknown keys are ignored. */
import type { DemoStory } from './read-part'

/** A list: its owner, and how its stories are chosen. */
export interface CuratedList {
  slug: string
  name: string
  description: string
  owner: string
  /** The stories with one of these tags, best first. */
  tags: string[]
  most: number
  /** The owner's remarks on some of them, by the stories' keys. */
  notes?: Readonly<Record<string, string>>
}

/** A list that isn't in the library. */
interface OwnList extends CuratedList {
  /** What tells it from another person's list with the same slug. */
  key?: string
  isPrivate?: true
  /** One of those that everybody has from the start. */
  type?: 'reading-list'
}

export const LIBRARY: readonly CuratedList[] = [
  {
    slug: 'start-with-these',
    name: 'Start with these',
    description: 'A first evening of reading, one story from every corner of the house.',
    owner: 'staff',
    tags: [],
    most: 8,
    notes: {
      'a-bridge-that-walked-sideways': 'Begin here if you like being wrong about something simple.',
      'listening-to-rice': 'Read it with the lid on, and cook it the same evening.',
      tarjama: 'The shortest way we know to see that one word can be two things at once.',
      'decades-on-one-whale': 'Keep this one for last. It is the slowest, and nobody forgets it.',
    },
  },
  {
    slug: 'by-the-water',
    name: 'By the water',
    description: 'Tides, ice, birds and the people who write them down.',
    owner: 'maren',
    tags: ['ocean', 'weather', 'birds', 'botany'],
    most: 6,
    notes: {
      'eleven-days-without-landing':
        'Aiko counts them for months and then lets the numbers speak. Put the kettle on first.',
      'decades-on-one-whale': 'My own, and the one that I am asked about most.',
      'the-tide-turns-around-a-point': 'Have a chart of the North Sea beside you. An old one is best.',
    },
  },
  {
    slug: 'how-it-stands-up',
    name: 'How it stands up',
    description: 'Bridges, indexes and other things that carry more than they show.',
    owner: 'priya',
    tags: ['engineering', 'programming', 'databases', 'mathematics'],
    most: 6,
    notes: {
      'a-bridge-that-walked-sideways':
        'The best account I know of a failure in which nobody did anything wrong.',
      'the-wind-that-came-in-at-the-corner':
        'Read the telephone call twice. Then think of the last question that you didn’t answer.',
      'why-the-a-leans-on-the-v':
        'A table of exceptions, kept by hand for five hundred years. Every database has one.',
    },
  },
  {
    slug: 'letters-and-what-they-do',
    name: 'Letters, and what they do',
    description: 'For people who look at the type before they read the text.',
    owner: 'ines',
    tags: ['typography', 'books', 'language'],
    most: 6,
    notes: {
      'the-hyphen-in-the-margin':
        'Look at the right-hand edge of whatever you read next. You won’t be able to stop.',
      'the-full-stop-that-jumped':
        'Noor’s proof of this took four rounds, for reasons that the story explains.',
      'two-letters-holding-hands':
        'I drew some two hundred ampersands before I wrote this, and liked three of them.',
    },
  },
  {
    slug: 'made-by-hand',
    name: 'Made by hand',
    description: 'Bread, glue, gut strings, and the patience that they have in common.',
    owner: 'greta',
    tags: ['craft', 'food', 'music'],
    most: 6,
    notes: {
      'staff-meal-at-half-past-four': 'You can hear the kitchen in it.',
      'a-plucked-string-in-twenty-lines':
        'Not by hand, strictly. But it was written by somebody who had mended a lute that morning.',
      'the-comma-that-will-not-go-away':
        'Kenji tuned a harpsichord while I read this on his bench, and I heard him spoil a fifth on purpose.',
    },
  },
]

/** The stories that writers have pinned to their profiles: username → key. */
export const PINNED: Readonly<Record<string, string>> = { maren: 'decades-on-one-whale' }

/** Lists that people keep on their own pages, some of them for themselves. */
export const OWN_LISTS: readonly OwnList[] = [
  {
    slug: 'before-going-out',
    name: 'Before going out',
    description: 'What I read again the evening before a long walk on the shore.',
    owner: 'maren',
    tags: ['weather', 'birds'],
    most: 3,
  },
  {
    slug: 'to-ask-about',
    name: 'To ask about',
    description: 'Stories whose writers I still owe a letter.',
    owner: 'maren',
    tags: ['craft'],
    most: 2,
    isPrivate: true,
  },
  {
    slug: 'sunday-mornings',
    name: 'Sunday mornings',
    description: 'Long ones, for when the coffee is already made.',
    owner: 'reader',
    tags: ['food', 'music', 'books'],
    most: 5,
    notes: {
      'listening-to-rice': 'Cooked along with it. Burnt it once, then never again.',
      'staff-meal-at-half-past-four': 'I read this one aloud to whoever is washing up.',
      'the-comma-that-will-not-go-away': 'Have a piano within reach. Any piano.',
      'a-plucked-string-in-twenty-lines':
        'Type the twenty lines in. It takes a quarter of an hour, and it sings.',
    },
  },
  {
    slug: 'reading-list',
    name: 'Reading list',
    description: '',
    owner: 'reader',
    tags: ['ocean', 'mathematics'],
    most: 4,
    type: 'reading-list',
    isPrivate: true,
  },
  {
    key: 'reading-list of staff',
    slug: 'reading-list',
    name: 'Reading list',
    description: '',
    owner: 'staff',
    tags: ['typography'],
    most: 2,
    type: 'reading-list',
    isPrivate: true,
  },
]

/** Whose lists people have saved: the person, and the list's key. */
export const SAVED_LISTS: readonly (readonly [person: string, list: string])[] = [
  ['reader', 'by-the-water'],
  ['reader', 'made-by-hand'],
  ['maren', 'sunday-mornings'],
  ['staff', 'sunday-mornings'],
]

const byClaps = (a: DemoStory, b: DemoStory): number => b.claps - a.claps || a.key.localeCompare(b.key)

/** The stories of a list. */
export function storiesOf(list: CuratedList, stories: readonly DemoStory[]): DemoStory[] {
  const chosen = stories.filter(
    (story) => list.tags.length === 0 || story.tags.some((tag) => list.tags.includes(tag)),
  )
  return (list.tags.length === 0 ? fromEveryFolder(chosen, 2) : chosen.toSorted(byClaps)).slice(0, list.most)
}

/** The best stories of every folder, alternating. */
function fromEveryFolder(stories: readonly DemoStory[], each: number): DemoStory[] {
  const folders = [...new Set(stories.map((story) => story.folder))].sort()
  const best = folders.map((folder) => stories.filter((story) => story.folder === folder).toSorted(byClaps))
  return Array.from({ length: each }, (_, i) => best.flatMap((list) => list[i] ?? [])).flat()
}

/** Six stories recommended by staff, newest recommendation first. */
export const staffPicks = (stories: readonly DemoStory[]): DemoStory[] =>
  fromEveryFolder(stories, 2).slice(0, 6)

/** How many tags the explore page offers. */
export const FEATURED_TAGS = 12
