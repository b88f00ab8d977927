import type { SourceName } from '../../../schema/rules/source-tracking'
import { placeIn } from '../../lib/use-source-link'
import { PictureCard } from './PictureCard'
import type { PostCardFragment } from './post-card.generated'

/** A card is a third of the page, or on a phone most of the window. */
const SIZES = '(min-width: 1192px) 360px, (min-width: 552px) 31vw, 78vw'

interface Props {
  posts: readonly PostCardFragment[]
  /** What the row is, as its links say. */
  section: SourceName
}

/** Three stories side by side, each with its picture; on a phone a row that scrolls sideways. */
export function PictureRow({ posts, section }: Props) {
  return (
    <ul className="-mx-6 flex snap-x scroll-px-6 gap-x-5 overflow-x-auto px-6 py-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-x-8 sm:overflow-visible sm:px-0">
      {posts.map((post, index) => (
        <li key={post.id} className="snap-start max-sm:w-[78vw] max-sm:shrink-0">
          <PictureCard post={post} sizes={SIZES} source={placeIn(section, index)} />
        </li>
      ))}
    </ul>
  )
}
