import type { ReactNode } from 'react'
import { coverUrl, densitySrcSet, imageUrl } from '../../../schema/rules/images'
import type { Source } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Byline, type ListOwner } from './Byline'
import { PostFacts } from './PostMeta'
import { placeholder } from './PostPicture'
import type { PostCardFragment } from './post-card.generated'
import { useStoryLink } from './use-story-link'

/** A story's picture in a list, 3:2. Stories without one get a drawn cover. */
function CardImage({ post }: { post: PostCardFragment }) {
  const image = post.previewImage
  const size = { width: 160, height: 107 }
  const crop = image && {
    strategy: 'crop' as const,
    ...size,
    focusX: image.focusPercentX,
    focusY: image.focusPercentY,
  }
  return (
    <img
      {...(image && crop
        ? { src: imageUrl(image.id, crop), srcSet: densitySrcSet(image.id, crop) }
        : { src: coverUrl(post.id) })}
      {...size}
      alt=""
      loading="lazy"
      decoding="async"
      style={placeholder(image)}
      className="picture aspect-3/2 w-24 rounded-[2px] bg-line object-cover sm:w-40"
    />
  )
}

interface Props {
  post: PostCardFragment
  level?: 2 | 3
  /** Its title and text, where they look different from usual. */
  title?: ReactNode
  text?: ReactNode
  /** The subject of the page that shows the card. */
  of?: ListOwner | undefined
  /** A line above it, such as why it is shown. */
  note?: ReactNode
  /** A button at the end of its facts, which opens what can be done about it. */
  menu?: ReactNode
  /** What its link says about its place, beside the page. */
  source?: Source | undefined
}

/** A story in a list. On a phone its byline takes the whole width and the picture begins below it. */
export function PostCard({
  post,
  level = 2,
  of,
  note,
  menu,
  source,
  title = listedTitle(post.listTitle),
  text = post.excerpt,
}: Props) {
  const Heading = `h${level}` as const
  const href = useStoryLink()(post.mediumUrl, source)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr] gap-x-4 border-b border-line py-6 sm:gap-x-6">
      <div className="max-sm:col-span-2">
        {note}
        <Byline post={post} of={of} />
      </div>
      <AppLink href={href} className="group col-start-1 block min-w-0">
        <OwnPart>
          <Heading
            dir="auto"
            className="font-serif text-20 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1 sm:text-24"
          >
            {title}
          </Heading>
          {text && (
            <p dir="auto" className="mt-1 line-clamp-2 text-16 text-ink-soft max-sm:text-14">
              {text}
            </p>
          )}
        </OwnPart>
      </AppLink>
      <div className="col-start-1 mt-3 flex items-center justify-between gap-4">
        <p className="min-w-0">
          <PostFacts post={post} />
        </p>
        {menu}
      </div>
      <AppLink
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className="col-start-2 row-span-2 row-start-2 mt-1 sm:row-span-3 sm:row-start-1"
      >
        <CardImage post={post} />
      </AppLink>
    </article>
  )
}
