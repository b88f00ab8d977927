import type { IframeParagraph } from '../../../schema/story/paragraph'
import { markedText } from './markups'

/** A frame of another site, loaded when it comes near, with no more rights than it needs. */
export function StoryFrame({ paragraph }: { paragraph: IframeParagraph }) {
  const { src, title, width = 680, height = 400, text, markups } = paragraph
  return (
    <figure>
      <iframe
        src={src}
        title={title}
        loading="lazy"
        style={{ aspectRatio: `${width} / ${height}` }}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      {text && <figcaption>{markedText(text, markups)}</figcaption>}
    </figure>
  )
}
