import type { ReactNode } from 'react'
import { SOURCE_NAMES, type Source } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Byline, type ListOwner } from './Byline'
import { sideOf } from './card-side'
import { PostFacts } from './PostMeta'
import { PostPicture } from './PostPicture'
import type { PostCardFragment } from './post-card.generated'
import { useStoryLink } from './use-story-link'

interface Props {
  post: PostCardFragment
  /** The width that its picture is shown at, as the `sizes` of an `img`. */
  sizes: string
  ratio?: '3:2' | '2:1'
  /** The subject of the page that it leads. */
  of?: ListOwner
  source?: Source
  /** Whether its picture is at the top of the page. */
  isFirst?: boolean
  /** The heading's level. */
  level?: 2 | 3
  /** Buttons at the end of its facts. */
  menu?: ReactNode
}

const FEATURED: Source = { sectionType: SOURCE_NAMES.FEATURED_STORIES }

/** The lead story of a page, with a picture as wide as its column and a large title. */
export function LeadPost(props: Props) {
  const { post, sizes, ratio = '3:2', of, source = FEATURED, isFirst = true, level = 3, menu } = props
  const Heading = `h${level}` as const
  const href = useStoryLink()(post.mediumUrl, source)
  const { dir, side } = sideOf(post)
  return (
    <article dir={dir} className={side}>
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="block">
        <PostPicture post={post} sizes={sizes} ratio={ratio} first={isFirst} />
      </AppLink>
      <AppLink href={href} className="group mt-5 block">
        <OwnPart>
          <Heading
            dir="auto"
            className="font-serif text-32 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1 sm:text-42"
          >
            {listedTitle(post.listTitle)}
          </Heading>
          {post.excerpt && (
            <p
              dir="auto"
              className="mt-2 max-w-[56ch] font-serif text-18 text-ink-soft text-pretty sm:text-20"
            >
              {post.excerpt}
            </p>
          )}
        </OwnPart>
      </AppLink>
      <div className="mt-4">
        <Byline post={post} of={of} />
        {menu ? (
          <div className="flex items-center justify-between gap-4">
            <p className="min-w-0">
              <PostFacts post={post} />
            </p>
            {menu}
          </div>
        ) : (
          <PostFacts post={post} />
        )}
      </div>
    </article>
  )
}
