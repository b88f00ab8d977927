import type { Source } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Byline } from './Byline'
import { sideOf } from './card-side'
import { PostFacts } from './PostMeta'
import { PostPicture } from './PostPicture'
import type { PostCardFragment } from './post-card.generated'
import { useStoryLink } from './use-story-link'

interface Props {
  post: PostCardFragment
  /** The heading's level. */
  level?: 2 | 3
  /** The width that its picture is shown at, as the `sizes` of an `img`. */
  sizes: string
  /** What its link says about its place, beside the page. */
  source?: Source | undefined
}

/** A story with its picture above the title, for rows of three. */
export function PictureCard({ post, level = 3, sizes, source }: Props) {
  const Heading = `h${level}` as const
  const href = useStoryLink()(post.mediumUrl, source)
  const { dir, side } = sideOf(post)
  return (
    <article dir={dir} className={side}>
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="block">
        <PostPicture post={post} sizes={sizes} />
      </AppLink>
      <AppLink href={href} className="group mt-4 block">
        <OwnPart>
          <Heading
            dir="auto"
            className="font-serif text-20 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1"
          >
            {listedTitle(post.listTitle)}
          </Heading>
          {post.excerpt && (
            <p dir="auto" className="mt-1 line-clamp-3 text-14 text-ink-soft sm:line-clamp-2">
              {post.excerpt}
            </p>
          )}
        </OwnPart>
      </AppLink>
      <div className="mt-3">
        <Byline post={post} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}
