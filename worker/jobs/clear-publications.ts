import { PUBLICATION_TRASH_DAYS } from '../../schema/rules/limits'
import { DAY } from '../../schema/rules/time-units'
import * as clearing from '../data/collection/clearing'
import { giveUpDomainOf } from '../data/custom-domain/writes'
import { Database } from '../data/database'
import type { Clock } from '../platform/clock'
import { requestIndexing } from '../services/search/request-indexing'

/* What one run does at most; the rest follows with the next one, a minute later. */
const PUBLICATIONS = 5
const STORIES = 100
const FOLLOWERS = 1000
const PAGES = 100

/**
 * The cron's part: what is left of publications that were deleted 14 days ago. Their stories become their writers' own,
 * a batch at a time; then their people, pages and followers go, and what they were called and looked like. Each batch
 * is whole, and what is done already is done again without effect. Rule: docs/rules/publications.md, "Deleting a
 * publication".
 *
 * @throws if the database can't be reached.
 */
export async function clearPublications(env: Pick<Env, 'DB' | 'JOBS'>, clock: Clock): Promise<void> {
  const db = new Database(env.DB)
  const until = clock.now() - PUBLICATION_TRASH_DAYS * DAY
  await db.write([clearing.deletePagesUntil(until, PAGES)])
  for (const { id } of await db.all(clearing.expiredCollections, until, PUBLICATIONS)) {
    const stories = (await db.all(clearing.storiesLeftIn, id, STORIES)).map((story) => story.id)
    const postIds = JSON.stringify(stories)
    await db.write([
      clearing.leaveCollection(postIds),
      clearing.leaveCollectionInTags(postIds),
      clearing.deleteFollowersOf(id, FOLLOWERS),
      clearing.deletePagesOf(id),
      clearing.deleteRolesOf(id),
      clearing.deleteOpenInvitationsOf(id),
      clearing.deleteSubmissionSettingsOf(id),
      giveUpDomainOf(id, clock.now()),
      clearing.eraseCollection(id),
    ])
    if (stories.length > 0) await requestIndexing(env.JOBS, stories)
    console.log(JSON.stringify({ event: 'publication-cleared', collectionId: id, stories: stories.length }))
  }
}
