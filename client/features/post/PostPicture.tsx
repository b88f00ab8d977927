import { coverUrl, imageUrl } from '../../../schema/rules/images'
import { ratioHeight } from '../../../schema/rules/images/sizes'
import type { PostCardFragment } from './post-card.generated'

/** Widths that a picture is served in here, in pixels. */
const WIDTHS = [320, 480, 680, 828, 1020, 1360] as const

type Ratio = '3:2' | '2:1'
const ASPECTS = { '3:2': 'aspect-3/2', '2:1': 'aspect-2/1' } as const

/** A picture in each width that the browser may choose. */
export function widthsOf(image: NonNullable<PostCardFragment['previewImage']>, ratio: Ratio) {
  const { id, focusPercentX, focusPercentY } = image
  const at = (width: number) =>
    imageUrl(id, {
      strategy: 'crop',
      width,
      height: ratioHeight(width, ratio),
      focusX: focusPercentX,
      focusY: focusPercentY,
    })
  return { src: at(828), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}

/** A picture's mean colour as the background that is visible while it loads. */
export const placeholder = (image: { color: string | null } | null) =>
  image?.color ? { backgroundColor: image.color } : undefined

interface Props {
  post: Pick<PostCardFragment, 'id' | 'previewImage'>
  /** The width that it is shown at, as the `sizes` of an `img`. */
  sizes: string
  ratio?: Ratio
  /** Whether it is at the top of the page, so that it is fetched at once. */
  first?: boolean
}

/**
 * A story's picture, as wide as its container, or its drawn cover. It has no alternative text: next to the title
 * it would only be noise in a screen reader.
 */
export function PostPicture({ post, sizes, ratio = '3:2', first = false }: Props) {
  const image = post.previewImage
  return (
    <img
      {...(image ? { ...widthsOf(image, ratio), sizes } : { src: coverUrl(post.id) })}
      width={828}
      height={ratioHeight(828, ratio)}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={placeholder(image)}
      className={`picture ${ASPECTS[ratio]} h-auto w-full rounded-[2px] bg-line object-cover`}
    />
  )
}
