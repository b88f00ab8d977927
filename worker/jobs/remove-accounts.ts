import { accountsToRemove, removeAccount, storiesOfUser } from '../data/account/removal'
import { collectionsOwnedBy } from '../data/account/succession'
import { Database } from '../data/database'
import { exportIdsOf } from '../data/export/exports'
import { accountById } from '../data/identity/accounts'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDrafts } from '../platform/drafts/open-drafts'
import { openExports } from '../platform/exports/open-exports'
import { openPayments } from '../platform/payments/open-payments'
import { forgetDrafts } from '../services/draft/forget-drafts'
import { forgetPayer } from '../services/membership/forget-payer'
import { listsOfUser } from '../services/search/lists-of-user'
import { requestIndexing } from '../services/search/request-indexing'

/** How many accounts one run removes; the next follows in a minute. */
const ACCOUNTS = 20
/** More exports than anybody has who may make some in a day, and has each for a week. */
const EXPORTS = 100

/**
 * Removes the accounts that were deleted 14 days ago and not restored since. Each is one batch, so that none
 * is half removed. Idempotent. Rule: docs/rules/identity.md, "Ending an account".
 *
 * @throws if the database can't be reached.
 */
export async function removeAccounts(
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const db = new Database(env.DB)
  const now = clock.now()
  const payments = openPayments(env)
  const due = await db.all(accountsToRemove, now, ACCOUNTS)
  const { names, statements } = storyPurger(async () => {})
  for (const { id } of due) {
    const [account, ids, owned, catalogIds] = await Promise.all([
      db.first(accountById, id),
      storiesOfUser(db, id),
      db.all(collectionsOwnedBy, id),
      listsOfUser(db, id),
    ])
    // Before the rows that know of them.
    if (!(await forgetPayer(db, payments, id))) continue
    for (const made of await db.all(exportIdsOf, id, EXPORTS))
      await openExports(env).remove(made.id, made.partCount)
    const tags = [
      names.user(id),
      ...(account ? [names.username(account.username)] : []),
      ...ids.map((postId) => names.post(postId)),
      ...owned.map((collection) => names.collection(collection.id)),
    ]
    await db.write([...removeAccount(id, now), ...statements(tags, { now, urgent: true })])
    console.log(JSON.stringify({ event: 'account-removed', userId: id, posts: ids.length }))
    await forgetDrafts(openDrafts(env, clock), ids)
    await requestIndexing(env.JOBS, ids, [{ userId: id, catalogIds }])
  }
  if (due.length > 0) await requestPurge(env, ctx, clock)
}
