import type { Database } from '../../data/database'
import { ledCandidates, ownCandidates, storiesOfSequence } from '../../data/sequence/choices'
import * as queries from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import { FROM_BOTTOM, type Key, type PageOf, type Paging, readPage } from '../paging'
import type { NumberedPart, OwnPart, StoryChoice } from './types'

const byChange = ({ updatedAt, id }: Sequence): Key => [updatedAt, id]

const LISTS = {
  ALL: queries.allSequencesOf,
  DRAFTS: queries.draftSequencesOf,
  PUBLIC: queries.publicSequencesOf,
  DELETED: queries.deletedSequencesOf,
}

/** A person's series, the one that changed last first. Only `PUBLIC` is for everybody. */
export const sequencesOf = (
  db: Database,
  ownerId: string,
  filter: keyof typeof LISTS,
  paging?: Paging | null,
): Promise<PageOf<Sequence>> =>
  readPage(paging, ([key, id], limit) => db.all(LISTS[filter], ownerId, key, id, limit), byChange)

/** The parts of a series that readers see, in order. */
export async function partsOf(
  db: Database,
  sequenceId: string,
  paging?: Paging | null,
): Promise<PageOf<NumberedPart>> {
  const { items, next } = await readPage(
    paging,
    ([position, postId], limit) => db.all(queries.partsOfSequence, sequenceId, position, postId, limit),
    (part): Key => [part.position, part.id],
    FROM_BOTTOM,
  )
  return { items: items.map((post) => ({ number: post.number, post })), next }
}

/** States of a writer's own stories that a series shows no title of. */
const GONE: ReadonlySet<string> = new Set(['removed', 'trashed'])

/** All parts of the viewer's own series. A story that its writer has withdrawn keeps its place, without its title. */
export async function ownParts(db: Database, { id, creatorId }: Sequence): Promise<OwnPart[]> {
  const [places, stories] = await Promise.all([
    db.all(queries.partIdsOfSequence, id),
    db.all(storiesOfSequence, id),
  ])
  const byId = new Map(stories.map((story) => [story.postId, story]))
  return places.map(({ postId }) => {
    const story = byId.get(postId)
    const isKnown = story && (story.creatorId === creatorId ? !GONE.has(story.state) : story.isListed === 1)
    return { postId, story: isKnown ? story : null }
  })
}

/** How many stories a search among one's own returns. */
const MOST_CHOICES = 10

/** Stories that the writer of a series can add to it. Rule: docs/rules/series.md, "Parts". */
export async function candidates(
  db: Database,
  { id, creatorId }: Sequence,
  search: string,
): Promise<StoryChoice[]> {
  const [own, led] = await Promise.all([
    db.all(ownCandidates, creatorId, id, search, MOST_CHOICES),
    db.all(ledCandidates, creatorId, id, search, MOST_CHOICES),
  ])
  return [...own, ...led].slice(0, MOST_CHOICES)
}
