import { newId } from '../../schema/rules/new-id'
import { Database } from '../data/database'
import { userEmail } from '../data/user/queries'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDrafts } from '../platform/drafts/open-drafts'
import { type MailEnv, openMailer } from '../platform/mail/open-mailer'
import { openChannels } from '../platform/notifications/channels'
import { tellTabs } from '../services/notification/notify'
import { notPublishedMail } from '../services/post/not-published-mail'
import { type DueRun, publishDue } from '../services/post/publish-due'
import { requestDecoration } from '../services/post/request-decoration'
import { requestIndexing } from '../services/search/request-indexing'
import { siteOf } from './site-of'

/** What publishing takes from the environment. */
type PublishEnv = Parameters<typeof siteOf>[0] &
  MailEnv &
  Pick<Env, 'DB' | 'DRAFT_SEQUENCER' | 'JOBS' | 'NOTIFICATION_CHANNEL' | 'PURGE_COORDINATOR'>

/** Tells a writer by mail that a planned story couldn't come out. It is a draft again even if the mail can't go. */
async function tellWriter(
  { db, env, clock }: { db: Database; env: PublishEnv; clock: Clock },
  { postId, writerId, title, reason }: DueRun['returned'][number],
): Promise<void> {
  console.log(JSON.stringify({ event: 'scheduled-returned', postId, reason }))
  try {
    const to = (await db.first(userEmail, writerId))?.email
    if (to) await openMailer(env, clock).send(notPublishedMail(siteOf(env).site, { to, title, reason }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'notPublished', error: String(error) }))
  }
}

/**
 * The cron's part, every minute: publishes planned stories whose time has come, purges readers' pages and
 * updates search. Rule: docs/rules/stories.md, "Planned stories".
 *
 * @throws if the database can't be reached.
 */
export async function publishScheduled(
  env: PublishEnv,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const versions: string[] = []
  const db = new Database(env.DB)
  const { published, mentioned, returned, failed } = await publishDue({
    db,
    clock,
    drafts: openDrafts(env, clock),
    newId,
    purger: storyPurger(async () => {}),
    reindex: () => {},
    decorate: (versionId) => void versions.push(versionId),
  })
  await Promise.all(returned.map((story) => tellWriter({ db, env, clock }, story)))
  for (const failure of failed) console.error(JSON.stringify({ event: 'publish-failed', ...failure }))
  if (published.length === 0) return
  console.log(JSON.stringify({ event: 'published-scheduled', postIds: published }))
  // One of each for all stories.
  await Promise.all([
    requestPurge(env, ctx, clock),
    requestIndexing(env.JOBS, published),
    requestDecoration(env.JOBS, versions),
    tellTabs({ db, clock, channels: openChannels(env) }, mentioned),
  ])
}
