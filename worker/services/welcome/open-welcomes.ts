import { type DueWelcome, welcomeById } from '../../data/welcome/queries'
import { sourceOf } from '../letter/source-of'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import { storyOfLetter } from '../newsletter/letter/letter-stories'
import { ownSenderOf } from '../newsletter-sender/own-sender'
import type { JobNeeds } from '../parts'
import { authorsOf } from '../post/co-authors'
import { type WelcomeContents, welcomeContents } from './welcome-contents'

type Parts = JobNeeds<'db' | 'mainOrigin' | 'operator' | 'pictureKeys' | 'reader' | 'site'>

/** A welcome mail that is being sent. */
export interface OpenWelcome extends WelcomeContents {
  newsletter: Newsletter
  /** The newsletter's own address, if its mails come from one. */
  senderAddress: string | undefined
  /** Whether somebody gets the whole of its story, or its preview. */
  isWhole: (row: Pick<DueWelcome, 'isMember' | 'userId'>) => boolean
}

/** A mail as it is now; nothing if it is switched off, gone, or its story can't be read or isn't the newsletter's any more. */
async function open(parts: Parts, id: string): Promise<OpenWelcome | undefined> {
  const row = await parts.db.first(welcomeById, id)
  if (row?.isOn !== 1) return undefined
  const { newsletterId, postId } = row
  if (postId === null) {
    const newsletter = await findNewsletter(parts, newsletterId)
    if (!newsletter) return undefined
    const [contents, senderAddress] = await Promise.all([
      welcomeContents(parts, newsletter, row, undefined),
      ownSenderOf(parts, newsletter),
    ])
    return { ...contents, newsletter, senderAddress, isWhole: () => true }
  }
  const source = await sourceOf(parts, { newsletterId, postId })
  if (typeof source === 'string') return undefined
  const { newsletter, post } = source
  if (!(await storyOfLetter(parts, newsletter, postId))) return undefined
  const [contents, senderAddress] = await Promise.all([
    welcomeContents(parts, newsletter, row, post),
    ownSenderOf(parts, newsletter),
  ])
  return {
    ...contents,
    newsletter,
    senderAddress,
    isWhole: ({ isMember, userId }) =>
      post.access === 'public' || isMember === 1 || (userId !== null && authorsOf(post).includes(userId)),
  }
}

/** Welcome mails by their ids, each rendered once a run. */
export function openWelcomes(parts: Parts): (id: string) => Promise<OpenWelcome | undefined> {
  const known = new Map<string, Promise<OpenWelcome | undefined>>()
  return (id) => {
    const opened = known.get(id) ?? open(parts, id)
    known.set(id, opened)
    return opened
  }
}
