/** What staff chose from the demo's stories: keys are file names. Keys that aren't there are passed over. */
import type { DemoStory } from './readPart'

/** A list of the library: whose it is, and how its stories are found. */
export interface CuratedList {
  slug: string
  name: string
  description: string
  owner: string
  /** The stories with one of these tags, best first. */
  tags: string[]
  most: number
}

export const LIBRARY: readonly CuratedList[] = [
  {
    slug: 'start-with-these',
    name: 'Start with these',
    description: 'A first evening of reading, one story from every corner of the house.',
    owner: 'staff',
    tags: [],
    most: 8,
  },
  {
    slug: 'by-the-water',
    name: 'By the water',
    description: 'Tides, ice, birds and the people who write them down.',
    owner: 'maren',
    tags: ['ocean', 'weather', 'birds', 'botany'],
    most: 6,
  },
  {
    slug: 'how-it-stands-up',
    name: 'How it stands up',
    description: 'Bridges, indexes and other things that carry more than they show.',
    owner: 'priya',
    tags: ['engineering', 'programming', 'databases', 'mathematics'],
    most: 6,
  },
  {
    slug: 'letters-and-what-they-do',
    name: 'Letters, and what they do',
    description: 'For people who look at the type before they read the text.',
    owner: 'ines',
    tags: ['typography', 'books', 'language'],
    most: 6,
  },
  {
    slug: 'made-by-hand',
    name: 'Made by hand',
    description: 'Bread, glue, gut strings, and the patience that they have in common.',
    owner: 'greta',
    tags: ['craft', 'food', 'music'],
    most: 6,
  },
]

const byClaps = (a: DemoStory, b: DemoStory): number => b.claps - a.claps || a.key.localeCompare(b.key)

/** The stories of a list. */
export function storiesOf(list: CuratedList, stories: readonly DemoStory[]): DemoStory[] {
  const chosen = stories.filter(
    (story) => list.tags.length === 0 || story.tags.some((tag) => list.tags.includes(tag)),
  )
  return (list.tags.length === 0 ? fromEveryFolder(chosen, 2) : chosen.toSorted(byClaps)).slice(0, list.most)
}

/** The best stories of every folder, in turns. */
function fromEveryFolder(stories: readonly DemoStory[], each: number): DemoStory[] {
  const folders = [...new Set(stories.map((story) => story.folder))].sort()
  const best = folders.map((folder) => stories.filter((story) => story.folder === folder).toSorted(byClaps))
  return Array.from({ length: each }, (_, i) => best.flatMap((list) => list[i] ?? [])).flat()
}

/** Six stories that staff recommends, the newest recommendation first. */
export const staffPicks = (stories: readonly DemoStory[]): DemoStory[] =>
  fromEveryFolder(stories, 2).slice(0, 6)

/** How many tags the explore page offers. */
export const FEATURED_TAGS = 12
