import type { StoryBody } from '../../../schema/story/paragraph'
import { setDecoration, versionToDecorate } from '../../data/post/decoration'
import { decorationOf, UNDECORATED } from './decorate'
import type { StoryPorts } from './ports'

/** What a version has while its decoration is computed, and for good should that be cut off: it is shown plain. */
const BEGUN = ''

/**
 * Computes what a version's code and formulas look like, stores it beside the text, and purges the pages that have
 * shown it plain. Doing it twice does no harm; a version that isn't there is passed over.
 *
 * @throws when the database fails.
 */
export async function decorateVersion(
  { db, clock, purger }: Pick<StoryPorts, 'db' | 'clock' | 'purger'>,
  versionId: string,
): Promise<void> {
  const version = await db.first(versionToDecorate, versionId)
  if (!version) return
  await db.write([setDecoration(BEGUN, versionId)])
  const decoration = JSON.stringify(decorationOf(JSON.parse(version.body) as StoryBody))
  // What turned out plain looks as it did.
  const isShown = version.shownVersionId === versionId && decoration !== UNDECORATED
  await db.write([
    setDecoration(decoration, versionId),
    ...(isShown ? purger.statements([purger.names.post(version.postId)], { now: clock.now() }) : []),
  ])
  if (isShown) purger.request()
}
