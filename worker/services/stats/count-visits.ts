import type { OpenPage } from '../../../schema/rules/stats/reading-now'
import type { JobNeeds } from '../parts'
import { countBatch } from './count-batch'
import type { VisitMessage } from './report-visit'

/** Has the pages noted that are open, each with the writer who created its story. */
async function noteOpenPages(
  { readingNow }: JobNeeds<'readingNow'>,
  messages: readonly VisitMessage[],
): Promise<void> {
  const pages = new Map<string, OpenPage[]>()
  for (const { visit, page } of messages) {
    if (page === undefined || visit.skipped !== null) continue
    const { writerId, postId, at } = visit
    const known = pages.get(writerId) ?? []
    known.push({ postId, token: page, at })
    pages.set(writerId, known)
  }
  await Promise.all([...pages].map(([writerId, open]) => readingNow.note(writerId, open)))
}

/** Counts the visits of a batch, and notes which pages are open. @throws if they are to be told again. */
export async function countVisits(
  parts: JobNeeds<'stats' | 'statsLog' | 'clock' | 'readingNow'>,
  messages: readonly VisitMessage[],
): Promise<void> {
  const { stats, statsLog, clock } = parts
  const visits = messages.map(({ visit }) => visit)
  await Promise.all([
    noteOpenPages(parts, messages),
    countBatch({ stats, statsLog, now: clock.now() }, visits),
  ])
}
