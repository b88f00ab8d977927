import { accountsToRemove, removeAccount, storiesOfUser } from '../../data/account/removal'
import { collectionsOwnedBy } from '../../data/account/succession'
import { exportIdsOf } from '../../data/export/exports'
import { accountById } from '../../data/identity/accounts'
import { forgetDrafts } from '../draft/forget-drafts'
import { forgetPayer } from '../membership/forget-payer'
import type { Needs } from '../parts'
import { listsOfUser } from '../search/lists-of-user'
import { forgetWriter } from '../stats/forget-writer'

/** More exports than anybody has who may make some in a day, and has each for a week. */
const EXPORTS = 100

/**
 * Removes the accounts that were deleted 14 days ago and not restored since, `perRun` at most. Each is one batch, so
 * that none is half removed. Idempotent. Rule: docs/rules/identity.md, "Ending an account".
 *
 * @throws if the database can't be reached.
 */
export async function removeAccounts(
  parts: Needs<'clock' | 'db' | 'drafts' | 'exports' | 'payments' | 'purger' | 'reindex' | 'stats'>,
  perRun: number,
): Promise<void> {
  const { db, clock, drafts, exports, payments, purger, reindex } = parts
  const { names } = purger
  const now = clock.now()
  const due = await db.all(accountsToRemove, now, perRun)
  for (const { id } of due) {
    const [account, ids, owned, catalogIds] = await Promise.all([
      db.first(accountById, id),
      storiesOfUser(db, id),
      db.all(collectionsOwnedBy, id),
      listsOfUser(db, id),
    ])
    // Before the rows that know of them.
    if (!(await forgetPayer(db, payments, id))) continue
    if (!(await forgetWriter(parts, id, ids))) continue
    for (const made of await db.all(exportIdsOf, id, EXPORTS)) await exports.remove(made.id, made.partCount)
    const tags = [
      names.user(id),
      ...(account ? [names.username(account.username)] : []),
      ...ids.map((postId) => names.post(postId)),
      ...owned.map((collection) => names.collection(collection.id)),
    ]
    await db.write([...removeAccount(id, now), ...purger.statements(tags, { now, urgent: true })])
    console.log(JSON.stringify({ event: 'account-removed', userId: id, posts: ids.length }))
    reindex(ids, [id], [], [], catalogIds)
    await purger.request()
    await forgetDrafts(drafts, ids)
  }
}
