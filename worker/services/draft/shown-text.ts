import type { StoryBody } from '../../../schema/story/paragraph'
import { versionOfPost } from '../../data/post/draft-queries'
import type { SavedPost } from '../../data/post/writes-state'
import { documentOf } from '../post/store-draft'
import type { DraftParts } from './parts'

/** The text whose pictures lists can show: what readers see of a story that is out, otherwise the newest. */
export async function shownText({ db }: Pick<DraftParts, 'db'>, saved: SavedPost): Promise<StoryBody> {
  const { id, versionId, newestVersionId } = saved
  const shown =
    versionId !== null && versionId !== newestVersionId
      ? await db.first(versionOfPost, id, versionId)
      : undefined
  return shown ? (JSON.parse(shown.body) as StoryBody) : documentOf(saved).body
}
