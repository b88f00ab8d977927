import { coverUrl, densitySrcSet, imageUrl } from '../../../schema/rules/images'
import { placeholder, widthsOf } from './PostPicture'
import type { PostCardFragment } from './post-card.generated'

const SMALL = { width: 160, height: 107 }

/** The window from which a large picture is as wide as its column (`sm`), and how wide that is. */
const WIDE = '(min-width: 34.5rem)'
const COLUMN = '(min-width: 74.5rem) 712px, (min-width: 56.5rem) 58vw, calc(100vw - 48px)'

interface Props {
  post: Pick<PostCardFragment, 'id' | 'previewImage'>
  /** As wide as the column where there is room for that, in the ratio 2:1. */
  isLarge: boolean
}

/** A story's picture in a list: 3:2 beside its title, or large above it. Stories without one get a drawn cover. */
export function CardPicture({ post, isLarge }: Props) {
  const image = post.previewImage
  const crop = image && {
    strategy: 'crop' as const,
    ...SMALL,
    focusX: image.focusPercentX,
    focusY: image.focusPercentY,
  }
  const picture = (
    <img
      {...(image && crop
        ? { src: imageUrl(image.id, crop), srcSet: densitySrcSet(image.id, crop) }
        : { src: coverUrl(post.id) })}
      {...SMALL}
      alt=""
      loading="lazy"
      decoding="async"
      style={placeholder(image)}
      className={`picture aspect-3/2 w-24 rounded-[2px] bg-line object-cover ${isLarge ? 'sm:aspect-2/1 sm:h-auto sm:w-full' : 'sm:w-40'}`}
    />
  )
  if (!isLarge || !image) return picture
  return (
    <picture>
      <source media={WIDE} srcSet={widthsOf(image, '2:1').srcSet} sizes={COLUMN} width={828} height={414} />
      {picture}
    </picture>
  )
}
