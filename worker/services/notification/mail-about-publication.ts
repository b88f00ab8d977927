import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { notificationWording } from '../../../schema/wording/notifications'
import type { NotificationRow } from '../../data/notification/rows'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'

const { mail: words, texts } = notificationWording

/** What happened in a publication: an invitation, or something about a submission. */
export async function aboutPublication(
  { reader, mainOrigin }: NotificationMailParts,
  { kind, actorId, postId, collectionId }: NotificationRow,
): Promise<MailText | undefined> {
  const [actor, collection, post] = await Promise.all([
    actorId === null ? undefined : reader.users.load(actorId),
    collectionId === null ? undefined : reader.collections.load(collectionId),
    postId === null ? undefined : reader.posts.load(postId),
  ])
  if (!collection || !actor || !can(VISITOR, 'list', { entity: 'user', user: actor })) return undefined
  const { name, slug: collectionSlug } = collection
  switch (kind) {
    case 'invitation':
      return {
        subject: texts.INVITATION(actor.name, name),
        text: words.INVITATION.text(name),
        link: { label: words.INVITATION.button, href: mainOrigin + linkTo('YourInvitations') },
      }
    case 'invitation-accepted':
      return {
        subject: texts.INVITATION_ACCEPTED(actor.name, name),
        text: words.INVITATION_ACCEPTED.text(name),
        link: {
          label: words.INVITATION_ACCEPTED.button,
          href: mainOrigin + linkTo('CollectionPeople', { collectionSlug }),
        },
      }
    case 'submission':
      return {
        subject: texts.SUBMISSION(actor.name, name),
        text: words.SUBMISSION.text(name),
        link: {
          label: words.SUBMISSION.button,
          href: mainOrigin + linkTo('CollectionInbox', { collectionSlug }),
        },
      }
    case 'taken-out':
      return (
        post && {
          subject: texts.TAKEN_OUT(actor.name, name),
          text: words.TAKEN_OUT.text(listedTitle(post.title)),
          link: { label: words.TAKEN_OUT.button, href: mainOrigin + linkTo('YourStories') },
        }
      )
    default:
      return (
        post && {
          subject: texts.SUBMISSION_ANSWER(name),
          text: words.SUBMISSION_ANSWER.text(listedTitle(post.title)),
          link: {
            label: words.SUBMISSION_ANSWER.button,
            href: mainOrigin + linkTo('SubmitPost', { postId: post.id }),
          },
        }
      )
  }
}
