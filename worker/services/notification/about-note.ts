import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { notificationWording } from '../../../schema/wording/notifications'
import type { NotificationRow } from '../../data/notification/rows'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { annotatedPost } from '../post-note/place'
import { noteOfGroup } from './events'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'

const words = notificationWording.mail
const { texts } = notificationWording

/** Somebody who gets a mail: not staff, and nobody who is acted as. */
const recipient = (id: string) => ({
  id,
  isMember: false,
  isStaff: false,
  isSuspended: false,
  isSpoofed: false,
  isOnMainHost: true,
})

/** What a mail says about a private note. */
export async function aboutNote(
  { reader, mainOrigin }: NotificationMailParts,
  { kind, userId, actorId, postId, groupKey }: NotificationRow,
): Promise<MailText | undefined> {
  const [actor, post] = await Promise.all([
    actorId === null ? undefined : reader.users.load(actorId),
    annotatedPost(reader.db, recipient(userId), postId),
  ])
  if (!post || !actor || !can(VISITOR, 'list', { entity: 'user', user: actor })) return undefined
  const isAuthors = authorsOf(post).includes(userId)
  const name = kind === 'note' ? 'NOTE' : isAuthors ? 'READER_NOTE' : 'READER_NOTE_ANSWER'
  const { text, button } = words[kind === 'note' ? 'NOTE' : 'READER_NOTE']
  return {
    subject: texts[name]([actor.name], 1),
    text: text(listedTitle(post.title)),
    link: {
      label: button,
      href: mainOrigin + linkTo('ShowPostNote', { postId: post.id, noteId: noteOfGroup(groupKey) ?? '' }),
    },
  }
}
