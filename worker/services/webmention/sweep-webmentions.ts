import { dueWebmentions } from '../../data/webmention/incoming'
import { dueTargets } from '../../data/webmention/queries'
import type { JobNeeds } from '../parts'
import { requestWebmentions } from './request-webmentions'

/** Has what is due done by the queue, both ways. @throws if the database can't be reached. */
export async function sweepWebmentions({
  db,
  clock,
  webmentionQueue,
}: JobNeeds<'db' | 'clock' | 'webmentionQueue'>): Promise<void> {
  const now = clock.now()
  const [target, mention] = await Promise.all([
    db.first(dueTargets, now, 1),
    db.first(dueWebmentions, now, 1),
  ])
  if (target) await requestWebmentions(webmentionQueue, 'send-webmentions')
  if (mention) await requestWebmentions(webmentionQueue, 'check-webmentions')
}
