import type { StoryBody, TextParagraph } from '../../../schema/story/paragraph'
import { postWording } from '../../../schema/wording/post'

/** A story with fewer parts than this needs no list of them. */
const LEAST_PARTS = 3

/** The story's parts, beside the text on wide screens; it stays in view while the story is read. */
export function Contents({ body }: { body: StoryBody }) {
  const parts = body.filter((paragraph): paragraph is TextParagraph => paragraph.type === 'H2')
  if (parts.length < LEAST_PARTS) return null
  return (
    <nav
      aria-label={postWording.contents}
      className="absolute top-1 right-full mr-10 hidden h-full w-40 xl:block"
      data-no-print
    >
      <ol className="sticky top-24 flex flex-col gap-3 border-l border-line pl-4 text-13 text-ink-soft">
        {parts.map((part) => (
          <li key={part.name}>
            <a href={`#h-${part.name}`} className="hover:text-ink">
              {part.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
