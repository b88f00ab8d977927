import { avatarImage } from '../../schema/rules/images'
import { AVATAR_SIZES, type AvatarSize } from '../../schema/rules/images/sizes'

interface Props {
  imageId: string | null | undefined
  size: AvatarSize
  /** Empty if the name is beside it. */
  alt?: string
  /** A publication's is a square with soft corners. */
  square?: boolean
  /** The name's first letter replaces a missing picture where the place has to be filled. */
  name?: string
}

const shapeOf = (square: boolean): string => (square ? 'rounded-input' : 'rounded-full')

/** A person's or a publication's picture. Rule: docs/rules/ui.md, "Avatars". */
export function Avatar({ imageId, size, alt = '', square = false, name }: Props) {
  const side = AVATAR_SIZES[size]
  const style = { width: side, height: side }
  if (!imageId) {
    const [letter] = [...(name?.trim() ?? '')]
    return letter === undefined ? null : (
      <span
        aria-hidden="true"
        className={`inline-flex shrink-0 items-center justify-center bg-accent-wash font-serif text-accent ${shapeOf(square)}`}
        // Forced colours paint the border, and nothing else shows it.
        style={{ ...style, fontSize: side * 0.46, border: '1px solid transparent' }}
      >
        {letter.toUpperCase()}
      </span>
    )
  }
  const { src, srcSet } = avatarImage(imageId, size)
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={side}
      height={side}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`shrink-0 bg-line object-cover ${shapeOf(square)}`}
      style={style}
    />
  )
}
