import type { ReactNode } from 'react'
import type { Source } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Byline, type ListOwner } from './Byline'
import { CardPicture } from './CardPicture'
import { sideOf } from './card-side'
import { PostFacts } from './PostMeta'
import type { PostCardFragment } from './post-card.generated'
import { useStoryLink } from './use-story-link'

/** How often a card of a list is large. */
const LARGE_EVERY = 5

/** Whether the card at a place of a list, counted from 0, is large. Rule: docs/rules/reading.md, "Lists of stories". */
export const isLargeAt = (index: number): boolean => index % LARGE_EVERY === LARGE_EVERY - 1

export interface CardProps {
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
  /** Whether its picture is as wide as the column, except on a phone. */
  isLarge?: boolean
  /** Whether the rail shows the story too, so that windows with a rail don't show it here. */
  isBeside?: boolean
}

/**
 * A story in a list. On a phone its byline takes the whole width and the picture begins below it. A large card has its
 * picture above everything else.
 */
export function PostCard({
  post,
  level = 2,
  of,
  note,
  menu,
  source,
  isLarge = false,
  isBeside = false,
  title = listedTitle(post.listTitle),
  text = post.excerpt,
}: CardProps) {
  const Heading = `h${level}` as const
  const href = useStoryLink()(post.mediumUrl, source)
  const { dir, side } = sideOf(post)
  return (
    <article
      dir={dir}
      className={`${side} grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr] gap-x-4 border-b border-line py-6 sm:gap-x-6 ${isLarge ? 'sm:flex sm:flex-col sm:py-8' : ''} ${isBeside ? 'lg:hidden' : ''}`}
    >
      <div className="max-sm:col-span-2">
        {note}
        <Byline post={post} of={of} />
      </div>
      <AppLink href={href} className="group col-start-1 block min-w-0">
        <OwnPart>
          <Heading
            dir="auto"
            className={`font-serif text-20 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1 ${isLarge ? 'sm:text-32' : 'sm:text-24'}`}
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
      <div
        className={`col-start-1 mt-3 flex items-center justify-between gap-4 ${isLarge ? 'sm:-me-3' : ''}`}
      >
        <p className="min-w-0">
          <PostFacts post={post} />
        </p>
        {menu}
      </div>
      <AppLink
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className={`col-start-2 row-span-2 row-start-2 mt-1 ${isLarge ? 'sm:order-first sm:mt-0 sm:mb-5' : 'sm:row-span-3 sm:row-start-1'}`}
      >
        <CardPicture post={post} isLarge={isLarge} />
      </AppLink>
    </article>
  )
}
