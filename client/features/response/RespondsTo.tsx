import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink, usePathLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import type { ResponseContextFragment } from './response-context.generated'

type Place = NonNullable<ResponseContextFragment['response']>

/** What a response answers, and the whole discussion that it is part of. */
export function RespondsTo({ response: { parent, story, catalog } }: { response: Place }) {
  const link = useLink()
  const path = usePathLink()
  const isOfStory = story !== null && parent?.id === story.id
  const words = parent?.listTitle ?? catalog?.name ?? wording.toSomething
  const href = isOfStory ? path(story.mediumUrl) : parent && link('ShowPostResponses', { postId: parent.id })
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
