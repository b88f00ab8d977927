import { avatarImage } from '../../schema/rules/images'
import { AVATAR_SIZES, type AvatarSize } from '../../schema/rules/images/sizes'

interface Props {
  imageId: string | null | undefined
  size: AvatarSize
  /** Empty where the name stands beside it. */
  alt?: string
  /** A publication's is a rounded square. */
  square?: boolean
}

/** A person's or a publication's picture. Nothing without one. */
export function Avatar({ imageId, size, alt = '', square = false }: Props) {
  if (!imageId) return null
  const { src, srcSet } = avatarImage(imageId, size)
  const side = AVATAR_SIZES[size]
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={side}
      height={side}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`shrink-0 bg-line object-cover ${square ? 'rounded-input' : 'rounded-full'}`}
      style={{ width: side, height: side }}
    />
  )
}
