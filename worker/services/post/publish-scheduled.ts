import { userEmail } from '../../data/user/queries'
import { tellTabs } from '../notification/notify'
import type { JobNeeds } from '../parts'
import { notPublishedMail } from './not-published-mail'
import { type DueRun, publishDue } from './publish-due'

type PublishParts = JobNeeds<
  'channels' | 'clock' | 'db' | 'decorate' | 'drafts' | 'mailer' | 'newId' | 'purger' | 'reindex' | 'site'
>

/** Tells a writer by mail that a planned story couldn't come out. It is a draft again even if the mail can't go. */
async function tellWriter(
  parts: PublishParts,
  { postId, writerId, title, reason }: DueRun['returned'][number],
): Promise<void> {
  console.log(JSON.stringify({ event: 'scheduled-returned', postId, reason }))
  try {
    const to = (await parts.db.first(userEmail, writerId))?.email
    if (to) await parts.mailer.send(notPublishedMail(parts.site, { to, title, reason }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'notPublished', error: String(error) }))
  }
}

/**
 * Publishes planned stories whose time has come, `perRun` at most. Rule: docs/rules/stories.md, "Planned stories".
 *
 * @throws if the database can't be reached.
 */
export async function publishScheduled(parts: PublishParts, perRun: number): Promise<void> {
  const { clock, db, decorate, drafts, newId, purger, reindex } = parts
  const { published, mentioned, returned, failed } = await publishDue(
    { clock, db, decorate, drafts, newId, purger, reindex: (postId) => reindex([postId]) },
    perRun,
  )
  await Promise.all(returned.map((story) => tellWriter(parts, story)))
  for (const failure of failed) console.error(JSON.stringify({ event: 'publish-failed', ...failure }))
  if (published.length === 0) return
  console.log(JSON.stringify({ event: 'published-scheduled', postIds: published }))
  await tellTabs(parts, mentioned)
}
