import type { StoryBody } from '../../../schema/story/paragraph'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { PictureKeys } from '../media/foreign-pictures'
import { trending } from './lists'
import { shownBody } from './shown-body'
import { staffPicks } from './staff-picks'

/** Of how many stories one is chosen, and how many paragraphs it begins with. */
const CANDIDATES = 10
const PARAGRAPHS = 8

/** What a text is made of that needs no styles beyond those of every story. */
const PLAIN: ReadonlySet<StoryBody[number]['type']> = new Set(['P', 'H2', 'H3', 'BQ', 'PQ', 'IMG', 'HR'])

/** The first paragraphs of a text, up to the first of another kind. */
function openingOf(body: StoryBody): StoryBody {
  const end = body.findIndex((one) => !PLAIN.has(one.type) || 'callout' in one)
  return body.slice(0, end === -1 ? PARAGRAPHS : Math.min(end, PARAGRAPHS))
}

/** A story that shows what stories look like here, with its beginning. */
export interface Showcase {
  story: Post | undefined
  opening: StoryBody
}

/** Everybody everywhere may read all of it. */
const isForAll = (post: Post): boolean =>
  post.access !== 'locked' && post.withheldIn === null && post.versionId !== null

/** The first story that is for everybody, rather one with a picture and a publication. */
function choose(posts: readonly Post[]): Post | undefined {
  const open = posts.filter(isForAll)
  return open.find((post) => post.previewImageId !== null && post.collectionId !== null) ?? open[0]
}

/**
 * Chooses what a page shows that says what this site is: the newest pick of the staff, or where there is none the story
 * that is most read. Rule: docs/rules/routes.md, "Landing pages".
 */
export async function showcase(reader: Reader, keys: PictureKeys): Promise<Showcase> {
  const picked = choose((await staffPicks(reader, { limit: CANDIDATES })).items)
  const story = picked ?? choose((await trending(reader.db, { limit: CANDIDATES })).items)
  const body = story?.versionId ? await shownBody(reader, keys, story.versionId) : []
  return { story, opening: openingOf(body) }
}
