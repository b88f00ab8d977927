import { Reactions } from './Reactions'
import { ShareButton } from './ShareButton'
import type { StoryPost } from './story-post'

/**
 * The readers' reactions beside the text of wide screens. They come into view when the bar above the text has left it,
 * and leave before the one below comes: the same isn't shown twice. A short text has no room for them. Rule: docs/rules/reading.md, "The rail".
 */
export function Rail({ post }: { post: StoryPost }) {
  return (
    <div
      className="absolute start-full top-[100dvh] bottom-[calc(100dvh-20rem)] z-1 mx-10 hidden w-44 text-14 text-ink-soft [container-type:size] xl:block"
      data-rail
      data-no-print
    >
      <div className="sticky top-24 hidden flex-col items-start gap-1 [@container(min-height:15rem)]:flex">
        <Reactions post={post} />
        <ShareButton post={post} className="flex h-11 items-center px-2 hover:text-ink" />
      </div>
    </div>
  )
}
