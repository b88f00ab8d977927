import { imageUrl } from '../../../schema/rules/images'
import { ratioHeight } from '../../../schema/rules/images/sizes'

/** Widths that it is served in, in pixels. */
const WIDTHS = [480, 828, 1192, 1360, 2384] as const

interface Props {
  imageId: string
  /** The width that it is shown at, as the `sizes` of an `img`. */
  sizes: string
  /** Whether it is at the top of the page, so that it is fetched at once. */
  isFirst?: boolean
  className: string
}

/** A publication's wide drawing. It has no alternative text: it adorns the name beside it. */
export function Drawing({ imageId, sizes, isFirst = false, className }: Props) {
  const at = (width: number) =>
    imageUrl(imageId, { strategy: 'crop', width, height: ratioHeight(width, '5:2') })
  return (
    <img
      src={at(1360)}
      srcSet={WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={1360}
      height={ratioHeight(1360, '5:2')}
      alt=""
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      data-drawing=""
      className={`w-full object-cover ${className}`}
    />
  )
}
