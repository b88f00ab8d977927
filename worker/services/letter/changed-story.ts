import { ANSWER_AWAITED } from '../../../schema/rules/letters'
import { askAboutVersion, declineUnanswered } from '../../data/letter/changed'
import type { Letter } from '../../data/letter/queries'
import type { Post } from '../../data/post/rows'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { JobNeeds } from '../parts'
import { type Counted, openCount } from './open-count'
import { type TellParts, tellChanged } from './tell-changed'
import type { Step } from './turn'

type OfLetter = Counted &
  Pick<Letter, 'versionId' | 'declinedVersionId' | 'digestAt' | 'state' | 'isGathered'>

/** Whether somebody still waits for a letter on its way. */
const isOpen = (letter: OfLetter): boolean =>
  (letter.state === 'sending' || letter.state === 'paused') &&
  (letter.isGathered === 0 || openCount(letter) > 0)

/** The version of a letter's story about which its sender is asked; nothing if there is no question. */
export function changedVersion(letter: OfLetter, post: Pick<Post, 'versionId'>): string | undefined {
  const { versionId, declinedVersionId, digestAt } = letter
  const isChanged = post.versionId !== versionId && post.versionId !== declinedVersionId
  return digestAt === null && versionId !== null && post.versionId !== null && isChanged && isOpen(letter)
    ? post.versionId
    : undefined
}

/**
 * What a letter does whose story was changed while it is being sent: it waits for its sender's answer, whom a mail tells of it,
 * and goes on as it was once nobody has answered for long enough. Rule: docs/rules/newsletters.md, "A story that is changed meanwhile".
 *
 * @returns nothing if it goes on.
 */
export async function whenChanged(
  parts: JobNeeds<'db' | 'clock'> & TellParts,
  { letter, turn, post, newsletter }: { letter: Letter; turn: number; post: Post; newsletter: Newsletter },
): Promise<Step | undefined> {
  const versionId = changedVersion(letter, post)
  if (versionId === undefined) return undefined
  const { db, clock } = parts
  const now = clock.now()
  const before = letter.askedVersionId === versionId ? letter.askedUntil : null
  if (before !== null && before <= now) {
    await db.write([declineUnanswered(letter.id, turn, versionId)])
    return undefined
  }
  const until = before ?? now + ANSWER_AWAITED
  const [asked] = await db.write([askAboutVersion(letter.id, turn, versionId, until)])
  if (before === null && asked === 1) await tellChanged(parts, letter, newsletter, versionId, until)
  return { next: 'later', dueAt: until, waitsFor: 'answer' }
}
