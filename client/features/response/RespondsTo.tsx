import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import type { ResponseContextFragment } from './response-context.generated'

type Place = Pick<NonNullable<ResponseContextFragment['response']>, 'parent' | 'story' | 'catalog'>

/** What a response answers, and the whole discussion that it is part of. */
export function RespondsTo({ response: { parent, story, catalog } }: { response: Place }) {
  const link = useLink()
  const isOfStory = story !== null && parent?.id === story.id
  const words = parent?.listTitle ?? catalog?.name ?? wording.toSomething
  const listLink = ({ slugId, creator }: NonNullable<typeof catalog>) =>
    link('ShowUserListResponses', { username: creator.username, catalogSlugId: slugId })
  // A story's own address would take a look at its publication.
  const href = isOfStory
    ? link('ShowPost', { postId: story.id })
    : parent
      ? link('ShowPostResponses', { postId: parent.id })
      : catalog && listLink(catalog)
  return (
    <p className="mb-6 text-14 text-ink-soft text-pretty">
      {wording.to(
        href ? (
          <Link key="parent" href={href}>
            {words}
          </Link>
        ) : (
          words
        ),
      )}
      {story && (
        <span className="mt-1 block">
          {wording.allTo(
            <Link key="story" href={link('ShowPostResponses', { postId: story.id })}>
              {story.listTitle}
            </Link>,
          )}
        </span>
      )}
    </p>
  )
}
