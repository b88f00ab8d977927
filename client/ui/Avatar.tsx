import { avatarImage } from '../../schema/rules/images'
import { AVATAR_SIZES, type AvatarSize } from '../../schema/rules/images/sizes'
import { letterColors, letterOf } from '../lib/letter'

interface Props {
  imageId: string | null | undefined
  size: AvatarSize
  /** Whose it is. Its first letter replaces a missing picture. */
  name: string
  /** Empty if the name is beside it. */
  alt?: string
  /** A publication's is a square with soft corners. */
  square?: boolean
}

/** A person's or a publication's picture. Rule: docs/rules/ui.md, "Avatars". */
export function Avatar({ imageId, size, name, alt = '', square = false }: Props) {
  const side = AVATAR_SIZES[size]
  const style = { width: side, height: side }
  const shape = `shrink-0 ${square ? 'rounded-input' : 'rounded-full'}`
  if (!imageId)
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={`inline-flex items-center justify-center font-serif ${shape}`}
        // Forced colours paint the border, and nothing else shows it.
        style={{ ...style, ...letterColors(name), fontSize: side * 0.46, border: '1px solid transparent' }}
      >
        {letterOf(name)}
      </span>
    )
  return (
    <img
      {...avatarImage(imageId, size)}
      width={side}
      height={side}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`bg-line object-cover ${shape}`}
      style={style}
    />
  )
}
