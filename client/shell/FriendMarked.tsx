import type { ReactNode } from 'react'
import { AVATAR_SIZES, type AvatarSize } from '../../schema/rules/images/sizes'

interface Props {
  /** Whether the person is a Friend; otherwise the picture has no badge. */
  isFriend: boolean
  /** The size of the picture, on which the badge's depends. */
  size: AvatarSize
  children: ReactNode
}

/** A Friend's badge on the lower end of their picture. Rule: docs/rules/paywall.md, "Friends". */
export function FriendMarked({ isFriend, size, children }: Props) {
  if (!isFriend) return children
  const side = Math.max(14, AVATAR_SIZES[size] * 0.36)
  return (
    <span className="inline-flex shrink-0" style={{ position: 'relative' }}>
      {children}
      <svg
        width={side}
        height={side}
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="text-accent"
        style={{ position: 'absolute', insetInlineEnd: -2, bottom: -2 }}
      >
        <circle cx="8" cy="8" r="7" fill="var(--color-paper)" stroke="currentColor" />
        <path d="M8 12 4 8a2 2 0 0 1 4-2 2 2 0 0 1 4 2z" fill="currentColor" />
      </svg>
    </span>
  )
}
