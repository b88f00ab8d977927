import { linkTo } from '../../../schema/routes/links'
import type { ReaderRhythm } from '../../../schema/rules/digests'
import { sourceLink } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { digestWording } from '../../../schema/wording/digest'
import type { Post } from '../../data/post/rows'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { NotificationMailParts } from '../notification/mail-parts'
import { digestToken, emailSettingsPath } from '../notification/unsubscribe-token'
import { storyAddress } from '../post/address'

const { reader: wording, untitled } = digestWording
const SOURCE = { name: 'email', notificationType: 'reader-digest' }

interface Addressed {
  userId: string
  to: string
  rhythm: ReaderRhythm
  /** When it was due, by which the mail service knows it. */
  dueAt: number
}

/** A story as the mail names it, with who wrote it, and where. */
async function storyOf({ reader, mainOrigin }: NotificationMailParts, post: Post) {
  const [writer, publication, address] = await Promise.all([
    reader.users.load(post.creatorId),
    post.collectionId === null ? undefined : reader.collections.load(post.collectionId),
    storyAddress(reader, post, mainOrigin),
  ])
  const name = writer?.name ?? ''
  return {
    kind: 'story',
    title: listedTitle(post.title) || untitled,
    text: publication ? wording.byIn(name, publication.name) : wording.by(name),
    href: sourceLink(address, SOURCE, false),
  } as const
}

/** The mail with what is new of what somebody follows, which can be unsubscribed from in one step. */
export async function readerDigestMail(
  parts: NotificationMailParts,
  { userId, to, rhythm, dueAt }: Addressed,
  posts: readonly Post[],
): Promise<Mail> {
  const { site, mainOrigin } = parts
  const [stories, token, settings] = await Promise.all([
    Promise.all(posts.map((post) => storyOf(parts, post))),
    digestToken(parts, userId),
    emailSettingsPath(parts, userId),
  ])
  const href = sourceLink(mainOrigin + linkTo('YourFollowingFeed', { entityName: 'people' }), SOURCE, false)
  const mail = layOut(site, {
    to,
    subject: wording.subject(stories[0]?.title ?? '', stories.length - 1),
    heading: wording.heading,
    blocks: [
      { kind: 'note', text: wording.text[rhythm] },
      ...stories,
      { kind: 'link', label: wording.button, href },
    ],
    subscription: {
      why: wording.why(site.productName),
      unsubscribe: mainOrigin + linkTo('NotificationsUnsubscribe', {}, { query: { token } }),
      settings: mainOrigin + settings,
    },
  })
  return { ...mail, link: href, key: `reader-digest/${userId}/${dueAt}` }
}
