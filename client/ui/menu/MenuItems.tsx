import type { ReactNode } from 'react'
import { AppLink } from '../AppLink'
import { useMenu } from './menu-context'

const ITEM =
  'flex min-h-10 w-full items-center px-5 py-2 text-start outline-none data-highlighted:bg-accent-wash data-disabled:opacity-50 pointer-coarse:min-h-11 forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]'
/** A word among others in a row. */
const SMALL =
  'flex min-h-8 items-center px-2 text-12 outline-none data-highlighted:underline forced-colors:data-highlighted:text-[Highlight] pointer-coarse:min-h-11'
const PLAIN = 'text-ink-soft data-highlighted:text-ink'
const DANGER = 'text-danger'

interface ItemProps {
  children: ReactNode
  onSelect: () => void
  /** The menu stays open, because the choice changes its content. */
  staysOpen?: boolean
  isDanger?: boolean
  isDisabled?: boolean
  /** What it does, as `data-action`. */
  action?: string
}

/** An item that performs an action. */
export function MenuItem({
  children,
  onSelect,
  staysOpen = false,
  isDanger,
  isDisabled = false,
  action,
}: ItemProps) {
  const { parts, isOpen } = useMenu()
  return (
    <parts.Item
      onClick={() => isOpen && onSelect()}
      closeOnClick={!staysOpen}
      disabled={isDisabled}
      data-action={action}
      className={`${ITEM} cursor-pointer ${isDanger ? DANGER : PLAIN}`}
    >
      {children}
    </parts.Item>
  )
}

interface LinkProps {
  href: string
  children: ReactNode
  /** It leads off the site, to a new window. */
  isOutside?: boolean
  /** It is one of several in a row of small ones. */
  isSmall?: boolean
  className?: string
}

/** An item that leads to an address. */
export function MenuLink({ href, children, isOutside = false, isSmall = false, className = '' }: LinkProps) {
  const { LinkItem } = useMenu().parts
  const outside = { href, rel: 'noopener', target: '_blank' }
  return (
    <LinkItem
      closeOnClick
      {...(isOutside ? outside : { render: <AppLink href={href} /> })}
      className={`${isSmall ? SMALL : ITEM} ${PLAIN} ${className}`}
    >
      {children}
    </LinkItem>
  )
}

const APART = 'mt-2 border-t border-line pt-2'

/** A named group of items, separated by a line from any items before it. */
export function MenuGroup({
  label,
  isApart,
  children,
}: {
  label: string
  isApart?: boolean
  children: ReactNode
}) {
  const { Group } = useMenu().parts
  return (
    <Group aria-label={label} className={isApart ? APART : ''}>
      {children}
    </Group>
  )
}

/** Separates the following items from those before by a line. */
export function MenuPart({ children }: { children: ReactNode }) {
  return (
    <div role="none" className={APART}>
      {children}
    </div>
  )
}
