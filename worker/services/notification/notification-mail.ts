import { catalogSegment } from '../../../schema/routes/catalog-id'
import { linkTo } from '../../../schema/routes/links'
import { sourceLink } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { notificationWording } from '../../../schema/wording/notifications'
import type { NotificationRow } from '../../data/notification/rows'
import type { Mail } from '../../platform/mail/mailer'
import type { Site } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { storyAddress } from '../post/address'
import { authorsOf } from '../post/co-authors'
import { aboutNote } from './about-note'
import { aboutCases, aboutDecision } from './decision-mail'
import { catalogOfGroup, decisionOfGroup, isHeldGroup } from './events'
import { aboutPublication } from './mail-about-publication'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'
import { aboutMilestone } from './milestone-mail'
import { aboutPartner } from './partner-mail'
import { mailOf, storyText } from './story-mail'
import { emailSettingsPath, unsubscribeToken } from './unsubscribe-token'

const words = notificationWording.mail
const { kinds, texts } = notificationWording

async function aboutFollower(
  { reader, site, mainOrigin }: NotificationMailParts,
  { actorId }: NotificationRow,
): Promise<MailText | undefined> {
  const user = actorId === null ? undefined : await reader.users.load(actorId)
  if (!user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
  return {
    subject: words.FOLLOW.subject(user.name),
    text: words.FOLLOW.text(site.productName),
    link: {
      label: words.FOLLOW.button,
      href: mainOrigin + linkTo('ShowUser', { username: user.username }),
    },
  }
}

async function aboutStory(
  { reader, mainOrigin }: NotificationMailParts,
  { postId, kind }: NotificationRow,
): Promise<MailText | undefined> {
  const post = postId === null ? undefined : await reader.posts.load(postId)
  if (post?.isListed !== 1) return undefined
  const [writer, collection] = await Promise.all([
    reader.users.load(post.creatorId),
    post.collectionId ? reader.collections.load(post.collectionId) : undefined,
  ])
  const name = (kind === 'publication-story' ? collection?.name : undefined) ?? writer?.name
  if (name === undefined) return undefined
  return storyText(name, post.title, await storyAddress(reader, post, mainOrigin))
}

/** The thing that somebody has clapped for or highlighted, if its owner can still see it. */
async function liked(
  { reader, mainOrigin }: NotificationMailParts,
  { postId, groupKey, userId }: NotificationRow,
) {
  const listId = catalogOfGroup(groupKey)
  if (listId !== null) {
    const [catalog, owner] = await Promise.all([reader.catalogs.load(listId), reader.users.load(userId)])
    if (!catalog || !owner || catalog.creatorId !== userId) return undefined
    const path = linkTo('ShowUserList', { username: owner.username, catalogSlugId: catalogSegment(catalog) })
    return { thing: 'list', title: catalog.name, href: mainOrigin + path } as const
  }
  const post = postId === null ? undefined : await reader.posts.load(postId)
  if (post?.state !== 'published' && post?.state !== 'unlisted') return undefined
  const title = listedTitle(post.title)
  return post.kind === 'response'
    ? ({
        thing: 'response',
        title,
        href: mainOrigin + linkTo('ShowPostResponses', { postId: post.id }),
      } as const)
    : ({ thing: 'story', title, href: await storyAddress(reader, post, mainOrigin) } as const)
}

async function aboutReaders(
  parts: NotificationMailParts,
  kind: 'CLAP' | 'HIGHLIGHT' | 'LIST_SAVED',
  row: NotificationRow,
): Promise<MailText | undefined> {
  const it = await liked(parts, row)
  if (!it) return undefined
  const ids = [row.actorId, row.otherActorId].filter((id) => id !== null)
  const people = await Promise.all(ids.map((id) => parts.reader.users.load(id)))
  const names = people.flatMap((user) =>
    user && can(VISITOR, 'list', { entity: 'user', user }) ? [user.name] : [],
  )
  return {
    subject: texts[kind](names, row.actorCount, it.thing),
    text: words[kind].text(it.title),
    link: { label: words[kind].button, href: it.href },
  }
}

async function aboutCoAuthor(
  { reader, mainOrigin }: NotificationMailParts,
  { actorId }: NotificationRow,
): Promise<MailText | undefined> {
  const actor = actorId === null ? undefined : await reader.users.load(actorId)
  if (!actor || !can(VISITOR, 'list', { entity: 'user', user: actor })) return undefined
  return {
    subject: texts.CO_AUTHOR(actor.name),
    text: words.CO_AUTHOR.text,
    link: { label: words.CO_AUTHOR.button, href: mainOrigin + linkTo('YourStories') },
  }
}

async function aboutWords(
  parts: NotificationMailParts,
  kind: 'MENTION' | 'RESPONSE',
  row: NotificationRow,
): Promise<MailText | undefined> {
  const { reader, mainOrigin } = parts
  const { actorId, postId, groupKey } = row
  const [actor, post] = await Promise.all([
    actorId === null ? undefined : reader.users.load(actorId),
    postId === null ? undefined : reader.posts.load(postId),
  ])
  const isHeld = isHeldGroup(groupKey)
  const list = actor && postId === null ? await liked(parts, row) : undefined
  if (list && actor)
    return {
      subject: isHeld
        ? texts.RESPONSE_HELD([actor.name], 1)
        : texts.RESPONSE([actor.name], 1, list.thing, true),
      text: words.RESPONSE.text(list.title),
      link: { label: words.RESPONSE.button, href: list.href },
    }
  const isOut = post?.state === 'published' || post?.state === 'unlisted'
  if (!isOut || !actor || !can(VISITOR, 'list', { entity: 'user', user: actor })) return undefined
  return {
    subject:
      kind === 'RESPONSE' && !isHeld
        ? texts.RESPONSE([actor.name], 1, post.kind, authorsOf(post).includes(row.userId))
        : texts[isHeld ? 'RESPONSE_HELD' : 'MENTION']([actor.name], 1),
    text: words[kind].text(listedTitle(post.title)),
    link: {
      label: words[kind].button,
      href:
        kind === 'MENTION' && post.kind === 'story'
          ? await storyAddress(reader, post, mainOrigin)
          : mainOrigin + linkTo('ShowPostResponses', { postId: post.id }),
    },
  }
}

/** The decision on a response. */
async function aboutResponse(
  { reader, mainOrigin }: NotificationMailParts,
  { postId, groupKey }: NotificationRow,
): Promise<MailText | undefined> {
  const decision = decisionOfGroup(groupKey)
  const post = postId === null ? undefined : await reader.posts.load(postId)
  if (!decision || (post?.state !== 'published' && post?.state !== 'draft')) return undefined
  return {
    subject: texts.RESPONSE_DECISION[decision],
    text: words.RESPONSE_DECISION[decision](listedTitle(post.title)),
    link: {
      label: words.RESPONSE_DECISION.button,
      href: mainOrigin + linkTo('ShowPostResponses', { postId: post.id }),
    },
  }
}

/** What a mail says, by what the notification is about. */
async function aboutOf(parts: NotificationMailParts, row: NotificationRow): Promise<MailText | undefined> {
  if (row.kind === 'co-author') return aboutCoAuthor(parts, row)
  if (row.kind === 'clap') return aboutReaders(parts, 'CLAP', row)
  if (row.kind === 'highlight') return aboutReaders(parts, 'HIGHLIGHT', row)
  if (row.kind === 'list-saved') return aboutReaders(parts, 'LIST_SAVED', row)
  if (row.kind === 'response-decision') return aboutResponse(parts, row)
  if (row.kind === 'note' || row.kind === 'reader-note') return aboutNote(parts, row)
  if (row.kind === 'milestone') return aboutMilestone(parts, row)
  if (row.kind === 'partner') return aboutPartner(parts, row)
  if (row.kind === 'case') return aboutCases(parts, row)
  if (row.kind === 'report') return aboutDecision(parts.mainOrigin, 'REPORT', row)
  if (row.kind === 'decision') return aboutDecision(parts.mainOrigin, 'DECISION', row)
  if (row.kind === 'response') return aboutWords(parts, 'RESPONSE', row)
  if (row.kind === 'mention') return aboutWords(parts, 'MENTION', row)
  if (row.collectionId !== null) return aboutPublication(parts, row)
  return row.postId === null ? aboutFollower(parts, row) : aboutStory(parts, row)
}

const kindTitle = (site: Site, { kind }: NotificationRow): string => {
  const name = kind.toUpperCase().replace('-', '_') as keyof typeof kinds
  return words.footer(site.productName, kinds[name].title)
}

/**
 * The mail about a notification; nothing if what it is about is gone by now. It can be unsubscribed from in one
 * step (docs/rules/notifications.md, "Mails").
 */
export async function notificationMail(
  parts: NotificationMailParts,
  row: NotificationRow,
  to: string,
): Promise<Mail | undefined> {
  const { site, mainOrigin } = parts
  const about = await aboutOf(parts, row)
  if (!about) return undefined
  const href = sourceLink(about.link.href, { name: 'email', notificationType: row.kind }, false)
  const token = await unsubscribeToken(parts, row.userId, row.kind)
  const mail = mailOf(site, to, about, href, {
    why: kindTitle(site, row),
    unsubscribe: mainOrigin + linkTo('NotificationsUnsubscribe', {}, { query: { token } }),
    settings: mainOrigin + (await emailSettingsPath(parts, row.userId)),
  })
  return { ...mail, link: href }
}
