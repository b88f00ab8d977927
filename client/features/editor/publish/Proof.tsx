import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import type { Cover } from '../../../../schema/story/with-cover'
import { publishWording } from '../../../../schema/wording/publish'
import { usePage } from '../../../lib/use-page'
import { PostCard } from '../../post/PostCard'
import type { PostCardFragment } from '../../post/post-card.generated'

const wording = publishWording.proof

/** How a story is about to look in lists. */
export interface ProofValues {
  /** Its own title, which its page and the mail have. */
  title: string
  listTitle: string
  excerpt: string
  cover: Cover | undefined
  isLocked: boolean
  publishAt: number
}

/** How long typing has to pause before a drawing is asked for, in milliseconds. */
const PAUSE = 300

/** A value once it has been the same for a while, so that not every key asks the worker. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface PlaceProps {
  title: string
  children: ReactNode
}

/** One of the places in which readers meet the story. What is in it does nothing here. */
const Place = ({ title, children }: PlaceProps) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-13 font-medium text-ink-soft">{title}</h3>
    <div inert className="rounded-input border border-line bg-paper px-4">
      {children}
    </div>
  </section>
)

interface Props {
  post: PostCardFragment
  values: ProofValues
}

/**
 * A story as its readers will meet it: the card of home's lists, the mail to followers, and the picture on other
 * sites, as the parts of the site that make them make them. Rule: docs/rules/writing.md, "The proof".
 */
export function Proof({ post, values }: Props) {
  const { mainOrigin } = usePage().state.config
  const { title, listTitle, excerpt, isLocked, publishAt } = useDeferredValue(values)
  const { cover } = values
  const card: PostCardFragment = {
    ...post,
    listTitle,
    excerpt,
    isLocked,
    firstPublishedAt: publishAt,
    previewImage: cover
      ? {
          __typename: 'ImageMetadata',
          id: cover.imageId,
          alt: cover.alt,
          color: null,
          focusPercentX: cover.focusX,
          focusPercentY: cover.focusY,
        }
      : null,
  }
  const query = new URLSearchParams({ title: listTitle })
  if (cover) {
    query.set('picture', cover.imageId)
    query.set('x', String(cover.focusX))
    query.set('y', String(cover.focusY))
  }
  const postId = post.id
  const cardQuery = useSettled(query.toString())
  const mailTitle = useSettled(title)
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-8">
      <h2 id="proof" className="font-serif text-20 font-semibold">
        {wording.heading}
      </h2>
      <Place title={wording.home}>
        <div className="-mb-px">
          <PostCard post={card} level={3} />
        </div>
      </Place>
      <section aria-label={wording.elsewhere}>
        <h3 className="mb-2 text-13 font-medium text-ink-soft">{wording.elsewhere}</h3>
        <figure className="overflow-hidden rounded-input border border-line">
          <img
            src={`${linkTo('ProofCard', { postId })}?${cardQuery}`}
            alt={wording.card(listTitle)}
            width={1200}
            height={630}
            className="block aspect-[1200/630] h-auto w-full bg-line"
          />
          <figcaption className="px-4 py-3">
            <p className="text-12 text-ink-soft">{new URL(mainOrigin).host}</p>
            <p dir="auto" className="truncate text-14 font-medium">
              {listTitle}
            </p>
            <p dir="auto" className="line-clamp-2 text-13 text-ink-soft">
              {excerpt}
            </p>
          </figcaption>
        </figure>
      </section>
      <section aria-label={wording.mail}>
        <h3 className="mb-2 text-13 font-medium text-ink-soft">{wording.mail}</h3>
        <iframe
          title={wording.mail}
          src={linkTo('ProofMail', { postId }, { query: { title: mailTitle } })}
          sandbox="allow-same-origin"
          loading="lazy"
          className="block h-110 w-full rounded-input border border-line bg-paper"
        />
      </section>
    </section>
  )
}
