import { linkTo } from '../../../schema/routes/links'
import { sourceLink } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { notificationWording } from '../../../schema/wording/notifications'
import { partnerNewsWording } from '../../../schema/wording/partner-news'
import { useApp } from '../../lib/app'
import { usePathLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { UnreadDot } from '../../ui/UnreadDot'
import { ItemMenu } from './ItemMenu'
import { contentOfMilestone, MilestoneMark } from './Milestone'
import type { NotificationItemFragment } from './notification-item.generated'

const { texts, unread } = notificationWording

/** The content of a notification about something that happened in a publication. */
function contentInPublication(
  { kind, actors, post }: NotificationItemFragment,
  { slug: collectionSlug, name, avatar }: NonNullable<NotificationItemFragment['collection']>,
) {
  const [actor] = actors
  const by = actor?.name ?? ''
  const ofActor = { imageId: actor?.imageId ?? null, name: by }
  const title = undefined
  switch (kind) {
    case 'INVITATION':
      return { text: texts.INVITATION(by, name), href: linkTo('YourInvitations'), title, picture: ofActor }
    case 'INVITATION_ACCEPTED': {
      const href = linkTo('CollectionPeople', { collectionSlug })
      return { text: texts.INVITATION_ACCEPTED(by, name), href, title, picture: ofActor }
    }
    case 'SUBMISSION': {
      const href = linkTo('CollectionInbox', { collectionSlug })
      return { text: texts.SUBMISSION(by, name), href, title, picture: ofActor }
    }
    case 'TAKEN_OUT': {
      const href = post ? linkTo('EditPost', { postId: post.id }) : linkTo('YourStories')
      return {
        text: texts.TAKEN_OUT(by, name),
        href,
        title: post ? listedTitle(post.title) : undefined,
        picture: ofActor,
      }
    }
    default:
      return {
        text: texts.SUBMISSION_ANSWER(name),
        href: post ? linkTo('SubmitPost', { postId: post.id }) : undefined,
        title: post ? listedTitle(post.title) : undefined,
        picture: { imageId: avatar?.id ?? null, name, square: true },
      }
  }
}

const placeOf = ({ creator, slugId }: NonNullable<NotificationItemFragment['catalog']>) => ({
  username: creator.username,
  catalogSlugId: slugId,
})

/** What a notification says, where it leads, and whose picture it shows. */
function contentOf(notification: NotificationItemFragment, productName: string, username: string) {
  const { kind, actors, actorCount, post, noteId, caseId, catalog, collection: place } = notification
  if (place) return contentInPublication(notification, place)
  if (notification.milestone) return contentOfMilestone(notification.milestone, post, username)
  if (notification.partnerNews)
    return {
      text: partnerNewsWording[notification.partnerNews.about],
      href: notification.partnerNews.path ?? undefined,
      title: post ? listedTitle(post.title) : undefined,
      picture: { imageId: null, name: productName },
    }
  const [actor] = actors
  if (kind === 'CO_AUTHOR') {
    return {
      text: texts.CO_AUTHOR(actor?.name ?? ''),
      href: linkTo('YourStories'),
      title: undefined,
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  if (kind === 'CASE') {
    const { isAppeal, isUrgent } = notification
    const text = texts[isAppeal ? 'APPEAL' : isUrgent ? 'URGENT_CASE' : 'CASE'](actorCount)
    const href = linkTo('AdminReports', {}, isAppeal ? { query: { state: 'appealed' } } : {})
    return { text, href, title: undefined, picture: { imageId: null, name: productName } }
  }
  if (kind === 'REPORT' || kind === 'DECISION') {
    const href = caseId === null ? linkTo('YourReports') : linkTo('ShowDecision', { caseId })
    return { text: texts[kind], href, title: undefined, picture: { imageId: null, name: productName } }
  }
  if ((kind === 'NOTE' || kind === 'READER_NOTE') && post) {
    const note = noteId === null ? '' : `#note-${noteId}`
    const name = kind === 'NOTE' || notification.isAboutOwnStory ? kind : 'READER_NOTE_ANSWER'
    return {
      text: texts[name](
        actors.map(({ name }) => name),
        actorCount,
      ),
      href: linkTo('ShowPostNotes', { postId: post.id }) + note,
      title: listedTitle(post.title) || undefined,
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  if (kind === 'RESPONSE' && (post || catalog)) {
    const thing = catalog ? 'list' : notification.isAboutResponse ? 'response' : 'story'
    const names = actors.map(({ name }) => name)
    return {
      text: notification.isForDecision
        ? texts.RESPONSE_HELD(names, actorCount)
        : texts.RESPONSE(names, actorCount, thing, catalog !== null || notification.isAboutOwnStory),
      href: post
        ? linkTo('ShowPostResponses', { postId: post.id })
        : catalog
          ? linkTo('ShowUserListResponses', placeOf(catalog))
          : undefined,
      title: post ? listedTitle(post.title) : catalog?.name,
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  if (kind === 'RESPONSE_DECISION' && post && notification.responseDecision) {
    return {
      text: texts.RESPONSE_DECISION[notification.responseDecision],
      href: linkTo('ShowPostResponses', { postId: post.id }),
      title: listedTitle(post.title),
      picture: { imageId: null, name: productName },
    }
  }
  if ((kind === 'CLAP' || kind === 'LIST_SAVED') && catalog) {
    const names = actors.map(({ name }) => name)
    return {
      text: kind === 'CLAP' ? texts.CLAP(names, actorCount, 'list') : texts.LIST_SAVED(names, actorCount),
      href: linkTo('ShowUserList', placeOf(catalog)),
      title: catalog.name,
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  if (kind === 'FOLLOW' || !post) {
    return {
      text: texts.FOLLOW(
        actors.map(({ name }) => name),
        actorCount,
      ),
      href: actor && linkTo('ShowUser', { username: actor.username }),
      title: undefined,
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  if (kind === 'CLAP' || kind === 'HIGHLIGHT' || kind === 'MENTION') {
    const { isAboutResponse } = notification
    // A response that mentions somebody is quoted as far as it is shown.
    const isQuoted = kind === 'MENTION' && isAboutResponse
    return {
      text: texts[kind](
        actors.map(({ name }) => name),
        actorCount,
        isAboutResponse ? 'response' : 'story',
      ),
      href: isAboutResponse ? linkTo('ShowPostResponses', { postId: post.id }) : post.mediumUrl,
      title: isQuoted ? undefined : listedTitle(post.title),
      picture: { imageId: actor?.imageId ?? null, name: actor?.name ?? '' },
    }
  }
  const { creator, collection } = post
  const isPublications = kind === 'PUBLICATION_STORY' && collection !== null
  return {
    text: isPublications ? texts.PUBLICATION_STORY(collection.name) : texts.WRITER_STORY(creator.name),
    href: post.mediumUrl,
    title: listedTitle(post.title),
    picture: isPublications
      ? { imageId: collection.avatar?.id ?? null, name: collection.name, square: true }
      : { imageId: creator.imageId, name: creator.name },
  }
}

const isNews = (kind: NotificationItemFragment['kind']): boolean =>
  kind === 'WRITER_STORY' || kind === 'PUBLICATION_STORY'

interface Props {
  notification: NotificationItemFragment
  /** The reader opens it. */
  onOpen: () => void
  /** Whether the reader has turned its kind off, and what turns it off or on; absent if they can't choose. */
  isOff: boolean
  onChoose: ((isOn: boolean) => void) | undefined
}

/** A notification in the list. All of it leads to what it is about. */
export function Item({ notification, onOpen, isOff, onChoose }: Props) {
  const pathLink = usePathLink()
  const { client, config } = useApp().state
  const { text, href, title, picture } = contentOf(
    notification,
    config.productName,
    useViewer()?.username ?? '',
  )
  const { viewerIsBot } = client
  const { isRead, kind, excerpt } = notification
  const source = { name: 'notifications', notificationType: kind }
  return (
    <article className="relative flex gap-4 border-b border-line py-5">
      {picture ? <Avatar {...picture} size="S" /> : <MilestoneMark />}
      <div className="min-w-0 flex-1">
        <h3 className={`text-16 text-pretty ${isRead ? 'text-ink-soft' : 'font-medium'}`}>
          {href === undefined ? (
            text
          ) : (
            <AppLink
              href={sourceLink(pathLink(href), source, viewerIsBot)}
              onClick={onOpen}
              className="after:absolute after:inset-0 underline-offset-4 hover:underline"
            >
              {text}
              {title !== undefined && <span className="sr-only">: {title}</span>}
            </AppLink>
          )}
        </h3>
        {title !== undefined && (
          <p
            aria-hidden="true"
            dir="auto"
            className={`mt-1 font-serif text-pretty ${isNews(kind) ? 'text-18 font-semibold' : 'text-16 text-ink-soft'}`}
          >
            {title}
          </p>
        )}
        {excerpt !== null && (
          <blockquote
            dir="auto"
            className="mt-2 border-s-2 border-line ps-3 font-serif text-16 text-pretty text-ink-soft"
          >
            {excerpt}
          </blockquote>
        )}
      </div>
      {!isRead && <UnreadDot label={unread} className="mt-2" />}
      {onChoose && <ItemMenu text={text} isOff={isOff} onChoose={onChoose} />}
    </article>
  )
}
