import { storyPicture } from '../../../../schema/rules/images'
import type { ImageParagraph } from '../../../../schema/story/paragraph'
import { markedText } from './markups'
import { WrittenLink } from './WrittenLink'

/** A picture of a story, in its place before it has loaded. */
export function StoryImage({ paragraph }: { paragraph: ImageParagraph }) {
  const { imageId, src, alt, layout, width, height, color, text, markups, href } = paragraph
  const source = imageId ? storyPicture(imageId, layout, width) : { src }
  const picture = (
    <img
      {...source}
      alt={alt}
      width={width}
      height={height}
      // Beyond its own width a picture is a blur.
      style={color || width ? { backgroundColor: color, maxWidth: width } : undefined}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    // Of a picture whose size nobody knows the place is a guess, which must not fill a screen.
    <figure data-layout={imageId || (width && height) ? layout : 'inset'}>
      {href ? <WrittenLink href={href}>{picture}</WrittenLink> : picture}
      {text && <figcaption>{markedText(text, markups)}</figcaption>}
    </figure>
  )
}
