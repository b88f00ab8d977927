import type { PostCardFragment } from '../../../schema/generated/operations'
import { coverUrl, imageUrl } from '../../../schema/rules/images'

/** Widths that a picture of 3:2 is served in here, in pixels. */
const WIDTHS = [320, 480, 680, 828, 1020, 1360] as const

/** The picture in the browser's own choice of width. */
function sources({ id, focusPercentX, focusPercentY }: NonNullable<PostCardFragment['previewImage']>) {
  const at = (width: number) =>
    imageUrl(id, {
      strategy: 'crop',
      width,
      height: Math.round((width * 2) / 3),
      focusX: focusPercentX,
      focusY: focusPercentY,
    })
  return { src: at(828), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}

interface Props {
  post: Pick<PostCardFragment, 'id' | 'previewImage'>
  /** How wide it stands, as the `sizes` of an `img`. */
  sizes: string
  /** It is the first thing on the page: fetched at once. */
  first?: boolean
}

/**
 * A story's picture over its title, 3:2 and as wide as its place; a drawn cover for a story without one. It
 * adds nothing to the title for those who hear the page, so it has no text.
 */
export function PostPicture({ post, sizes, first = false }: Props) {
  const image = post.previewImage
  return (
    <img
      {...(image ? { ...sources(image), sizes } : { src: coverUrl(post.id) })}
      width={828}
      height={552}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className="aspect-3/2 h-auto w-full rounded-[2px] bg-line object-cover"
    />
  )
}
