import type { StoryBody } from '../../../schema/story/paragraph'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { searchedText } from './entries'
import { matchesIn, type Passage, passageOf } from './marks'
import type { SearchPage } from './search'

/**
 * What a result shows of a story besides its title: the subtitle if it matches, or else a passage of what was searched
 * of its text, which of a story for members is the preview, except for members.
 */
export async function passageIn(
  { texts }: Reader,
  post: Post,
  how: SearchPage<unknown>['how'],
): Promise<Passage | null> {
  const matches = matchesIn(post.subtitle, how)
  if (matches.length > 0) return { text: post.subtitle, matches }
  if (post.versionId === null || matchesIn(post.title, how).length > 0) return null
  const row = await texts.load(post.versionId)
  return row
    ? passageOf(searchedText(JSON.parse(row.body) as StoryBody, post.access, how.readsLocked), how)
    : null
}
