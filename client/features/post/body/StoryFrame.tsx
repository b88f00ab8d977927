import { useSyncExternalStore } from 'react'
import type { IframeParagraph } from '../../../../schema/story/paragraph'
import { FRAME_RIGHTS } from './frame-rights'
import { markedText } from './markups'

const never = () => () => {}

/**
 * A frame of another site, with no more rights than it needs. The site isn't contacted before the client has
 * started, so that the story's own text is painted first; after that the frame loads when it comes near.
 * Rule: docs/rules/stories.md, "Frames".
 */
export function StoryFrame({ paragraph }: { paragraph: IframeParagraph }) {
  const { src, title, width = 680, height = 400, text, markups } = paragraph
  const isStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const frame = <iframe src={src} title={title} loading="lazy" {...FRAME_RIGHTS} />
  return (
    <figure>
      <div className="frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {isStarted ? (
          frame
        ) : (
          <>
            <a href={src} target="_blank" rel="noopener">
              {title}
            </a>
            <noscript>{frame}</noscript>
          </>
        )}
      </div>
      {text && <figcaption dir="auto">{markedText(text, markups)}</figcaption>}
    </figure>
  )
}
