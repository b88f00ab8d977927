import { PUBLICATION_TRASH_DAYS } from '../../../schema/rules/limits'
import { MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import { DAY } from '../../../schema/rules/time-units'
import * as clearing from '../../data/collection/clearing'
import { giveUpDomainOf } from '../../data/custom-domain/writes'
import { newslettersOfCollection } from '../../data/newsletter/newsletters'
import { removeNewsletters } from '../newsletter/remove-newsletters'
import type { Needs } from '../parts'

/* What one run does at most for a publication; the rest follows with the next one. */
const STORIES = 100
const FOLLOWERS = 1000

/**
 * Clears what is left of publications that were deleted 14 days ago, of `perRun` at most. Their stories become their
 * writers' own, a batch at a time; then their people, pages and followers go, and what they were called and looked like.
 * Each batch is whole, and what is done already is done again without effect. Rule: docs/rules/publications.md,
 * "Deleting a publication".
 *
 * @throws if the database can't be reached.
 */
export async function clearPublications(
  { db, clock, reindex }: Needs<'db' | 'clock' | 'reindex'>,
  perRun: number,
): Promise<void> {
  const until = clock.now() - PUBLICATION_TRASH_DAYS * DAY
  for (const { id } of await db.all(clearing.expiredCollections, until, perRun)) {
    const stories = (await db.all(clearing.storiesLeftIn, id, STORIES)).map((story) => story.id)
    const newsletters = await db.all(newslettersOfCollection, id, MOST_NEWSLETTERS)
    const postIds = JSON.stringify(stories)
    await db.write([
      clearing.leaveCollection(postIds),
      clearing.leaveCollectionInTags(postIds),
      clearing.deleteFollowersOf(id, FOLLOWERS),
      clearing.deletePagesOf(id),
      clearing.deleteRolesOf(id),
      clearing.deleteOpenInvitationsOf(id),
      clearing.deleteSubmissionSettingsOf(id),
      ...removeNewsletters(newsletters.map((newsletter) => newsletter.id)),
      giveUpDomainOf(id, clock.now()),
      clearing.eraseCollection(id),
    ])
    reindex(stories)
    console.log(JSON.stringify({ event: 'publication-cleared', collectionId: id, stories: stories.length }))
  }
}
