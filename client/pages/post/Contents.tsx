import { useEffect, useState } from 'react'
import type { HeadingParagraph, StoryBody } from '../../../schema/story/paragraph'
import { storyPageWording } from '../../../schema/wording/story-page'
import type { Reading } from './use-reading'

/** A story with fewer sections needs no list of them. */
const LEAST_PARTS = 3

const isHeading = (type: 'H2' | 'H3') => (paragraph: StoryBody[number]) => paragraph.type === type

/** The headings that divide a story: the largest kind that occurs often enough. */
function partsOf(body: StoryBody): HeadingParagraph[] {
  const [parts = []] = (['H2', 'H3'] as const)
    .map((type) => body.filter(isHeading(type)) as HeadingParagraph[])
    .filter(({ length }) => length >= LEAST_PARTS)
  return parts
}

/**
 * The story's sections, beside the text on wide screens. The list stays in view and marks the current
 * section.
 */
export function Contents({ body, reading }: { body: StoryBody; reading: Reading | undefined }) {
  const [current, setCurrent] = useState<string>()
  const parts = partsOf(body)
  const names = parts.map(({ name }) => name).join()
  useEffect(() => reading?.watchSections(names.split(','), setCurrent), [names, reading])
  if (parts.length === 0) return null
  return (
    <nav
      aria-label={storyPageWording.contents}
      className="absolute top-2 end-full z-1 mx-10 hidden h-full w-44 xl:block"
      data-no-print
    >
      <ol className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto text-13">
        {parts.map((part) => (
          <li key={part.name}>
            <a
              href={`#h-${part.name}`}
              aria-current={part.name === current ? 'location' : undefined}
              className={`block border-s-2 py-1.5 ps-4 ${part.name === current ? 'border-accent text-ink' : 'border-line text-ink-soft forced-colors:border-[Canvas] hover:text-ink'}`}
            >
              {part.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
