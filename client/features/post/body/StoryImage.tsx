import {
  foreignPictureUrl,
  imageUrl,
  type PictureLayout,
  storyPicture,
} from '../../../../schema/rules/images'
import type { ImageParagraph } from '../../../../schema/story/paragraph'
import { EnlargeLink } from './EnlargeLink'
import { markedText } from './markups'
import { WrittenLink } from './WrittenLink'

/** The largest width of served pictures, in pixels. */
const WIDEST = 2384

/** The address of a picture in its largest served size. */
const largest = ({ imageId, foreignId = '', width = WIDEST }: ImageParagraph): string =>
  imageId
    ? imageUrl(imageId, { strategy: 'resample', width: Math.min(width, WIDEST) })
    : foreignPictureUrl(foreignId, 'large')

interface Props {
  paragraph: ImageParagraph
  /** Its place, if that isn't the paragraph's own layout. */
  layout?: PictureLayout
}

/** A picture of a story, which reserves its place before it has loaded. */
export function StoryImage({ paragraph, layout = paragraph.layout }: Props) {
  const { imageId, foreignId = '', alt, width, height, color, text, markups, href } = paragraph
  const source = imageId ? storyPicture(imageId, layout, width) : { src: foreignPictureUrl(foreignId) }
  const picture = (
    <img
      {...source}
      alt={alt}
      width={width}
      height={height}
      // Beyond its own width a picture is blurry.
      style={color || width ? { backgroundColor: color, maxWidth: width } : undefined}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    // For a picture of unknown size the place is a guess, which must not fill a screen.
    <figure data-layout={imageId || (width && height) ? layout : 'inset'}>
      {href ? (
        <WrittenLink href={href}>{picture}</WrittenLink>
      ) : (
        <EnlargeLink href={largest(paragraph)} alt={alt}>
          {picture}
        </EnlargeLink>
      )}
      {text && <figcaption dir="auto">{markedText(text, markups)}</figcaption>}
    </figure>
  )
}
