import type { PostCardFragment } from '../../../schema/generated/operations'
import { coverUrl, imageUrl } from '../../../schema/rules/images'
import { IMAGE_RATIOS, type ImageRatio, ratioHeight } from '../../../schema/rules/images/sizes'

interface Props {
  post: Pick<PostCardFragment, 'id' | 'previewImage'>
  ratio: ImageRatio
  /** Widths that the browser may choose from, in device pixels, narrowest first. */
  widths: readonly number[]
  /** How wide it stands, as in the attribute of that name. */
  sizes: string
  /** It is what the page opens with: it is fetched at once. */
  isFirst?: boolean
}

/** A story's picture as wide as its column; a drawn cover for a story without one. */
export function WidePicture({ post, ratio, widths, sizes, isFirst = false }: Props) {
  const { previewImage: image, id } = post
  const width = widths[0] ?? 680
  const at = (w: number) =>
    image &&
    imageUrl(image.id, {
      strategy: 'crop',
      width: w,
      height: ratioHeight(w, ratio),
      focusX: image.focusPercentX,
      focusY: image.focusPercentY,
    })
  return (
    <img
      src={at(width) ?? coverUrl(id)}
      {...(image ? { srcSet: widths.map((w) => `${at(w)} ${w}w`).join(', '), sizes } : {})}
      width={width}
      height={ratioHeight(width, ratio)}
      alt=""
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className="w-full rounded-[2px] bg-line object-cover"
      style={{ aspectRatio: IMAGE_RATIOS[ratio] }}
    />
  )
}
