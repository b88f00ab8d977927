import type { ReactNode } from 'react'
import { AppLink } from '../../ui/AppLink'

const LOOK =
  'flex min-h-10 w-full items-center px-5 text-left text-ink-soft hover:bg-accent-wash hover:text-ink'

/** Sets a part of the menu apart by a line above it. */
export function Entry({ children, isApart = false }: { children: ReactNode; isApart?: boolean }) {
  return (
    <div role="none" className={isApart ? 'mt-2 border-t border-line pt-2' : ''}>
      {children}
    </div>
  )
}

interface LinkProps {
  href: string
  onClick: () => void
  children: ReactNode
}

/** An entry that leads to a page. */
export function MenuLink({ href, onClick, children }: LinkProps) {
  return (
    <AppLink role="menuitem" tabIndex={-1} href={href} onClick={onClick} className={LOOK}>
      {children}
    </AppLink>
  )
}

/** An entry that does something here. */
export function MenuButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onClick} className={LOOK}>
      {children}
    </button>
  )
}
