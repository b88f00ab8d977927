import type { Email } from 'postal-mime'
import { linkTo } from '../../../schema/routes/links'
import { cleanLine } from '../../../schema/rules/clean-text'
import { sha256 } from '../../../schema/rules/hex'
import { MAX_TITLE } from '../../../schema/rules/limits'
import { STORY_MAILS } from '../../../schema/rules/story-mail'
import { receivedMail } from '../../../schema/wording/received-mail'
import { storyMailMessages as words } from '../../../schema/wording/story-mail-messages'
import { savedPostById } from '../../data/post/writes-state'
import { storyMailWriter } from '../../data/story-mail/queries'
import { limitNewDraft } from '../draft/limit-writer'
import { layOut, type MailBlock } from '../identity/mails/layout'
import { derivedId } from '../import/ids'
import { isAutomatic } from '../mail/read-mail'
import type { JobNeeds } from '../parts'
import { saveStory } from '../post/save-story'
import { isCurrent, type NamedAddress } from './address'
import { mailedBody } from './mailed-body'

export type StoryMailParts = JobNeeds<
  | 'bucket'
  | 'clock'
  | 'db'
  | 'decorate'
  | 'keys'
  | 'lockouts'
  | 'mailer'
  | 'mainOrigin'
  | 'newId'
  | 'purger'
  | 'reindex'
  | 'site'
>

interface Answer {
  to: string
  subject: string
  heading: string
  blocks: readonly MailBlock[]
  /** Of what it answers: the same answer is sent once. */
  key: string
}

/** Tells a writer at their own address, whoever has sent the mail. Nothing answers it by itself. */
async function answer({ mailer, site }: StoryMailParts, { key, blocks, ...mail }: Answer): Promise<void> {
  const note: MailBlock = { kind: 'note', text: words.note }
  await mailer.send({
    ...layOut(site, { ...mail, blocks: [...blocks, note] }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    key: `story-mail/${key}`,
  })
}

/** As many characters of a subject as a title may have. */
const titleOf = ({ subject }: Email): string => [...cleanLine(subject ?? '')].slice(0, MAX_TITLE).join('')

/** Makes a draft of a mail, once. @returns its answer. */
async function draftOf(
  parts: StoryMailParts,
  mail: Email,
  { userId, postId, subject }: { userId: string; postId: string; subject: string },
): Promise<Omit<Answer, 'to' | 'key'>> {
  const title = subject || words.untitled
  const notMade = (why: string): Omit<Answer, 'to' | 'key'> => ({
    subject: words.failed.subject,
    heading: words.failed.heading,
    blocks: [
      { kind: 'text', text: subject ? words.failed.text(subject) : words.failed.noSubject },
      { kind: 'text', text: why },
    ],
  })
  const made = (left: number): Omit<Answer, 'to' | 'key'> => ({
    subject: words.draft.subject(title),
    heading: words.draft.heading,
    blocks: [
      { kind: 'text', text: words.draft.text(title) },
      ...(left === 0 ? [] : [{ kind: 'note', text: words.draft.left(left) } as const]),
      { kind: 'link', label: words.draft.open, href: parts.mainOrigin + linkTo('EditPost', { postId }) },
    ],
  })
  // Brought again, because its answer wasn't sent.
  if (await parts.db.first(savedPostById, postId)) return made(0)
  const withinLimit = await limitNewDraft(parts, { id: userId })
  if (!withinLimit.ok) return notMade(withinLimit.failure.message)
  const read = await mailedBody(parts, mail, { title, ownerId: userId })
  if (!read.ok) return notMade(read.failure.message)
  const { body, left } = read.value
  const saved = await saveStory(
    { ...parts, reindex: (id) => parts.reindex([id]) },
    { id: postId, creatorId: userId, title, body, state: 'draft', baseRevision: 0 },
  )
  // On a conflict, the mail has been brought twice at once.
  if (!saved.ok && saved.failure.code !== 'CONFLICT') return notMade(saved.failure.message)
  return made(left)
}

/**
 * Takes a mail to a writer's secret address: a draft, and an answer that says so, or why not. Rule:
 * docs/rules/story-mail.md.
 *
 * @returns why it isn't taken, for the server that has brought it.
 * @throws if it may be taken later: the server brings it again, and nothing is made twice.
 */
export async function takeStory(
  parts: StoryMailParts,
  address: NamedAddress,
  mail: Email,
  from: string,
): Promise<string | undefined> {
  const { db, lockouts } = parts
  const { userId } = address
  const writer = await db.first(storyMailWriter, userId)
  if (!writer?.email || !(await isCurrent(parts, address, writer.nonce))) return receivedMail.refused.nobody
  if (isAutomatic(mail, from)) return receivedMail.refused.automatic
  const { most, windowMs } = STORY_MAILS
  if ((await lockouts.use('story-mails', userId, windowMs, most)) > most)
    return receivedMail.refused.manyStories
  const key = await sha256(`${userId} ${mail.messageId ?? ''} ${mail.date ?? ''} ${mail.subject ?? ''}`)
  const postId = await derivedId('mail', 'story', userId, key)
  const subject = titleOf(mail)
  const told =
    writer.isSuspended === 1
      ? {
          subject: words.failed.subject,
          heading: words.failed.heading,
          blocks: [{ kind: 'text', text: words.why.suspended } as const],
        }
      : await draftOf(parts, mail, { userId, postId, subject })
  await answer(parts, { ...told, to: writer.email, key })
  return undefined
}
