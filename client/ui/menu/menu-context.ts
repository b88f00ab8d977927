import type { Menu } from '@base-ui/react/menu'
import { createContext, useContext } from 'react'

/** The end of a menu at which the keyboard begins. */
export type MenuEnd = 'first' | 'last'

/**
 * What an open menu provides to its items. Items get the primitives' parts from it, so that they load none
 * themselves.
 */
export interface MenuContext {
  parts: Pick<typeof Menu, 'Item' | 'LinkItem' | 'Group'>
  /** False while it fades out: its items do nothing then. */
  isOpen: boolean
  /** Focuses the item at one end, after the items have changed. */
  focus: (end: MenuEnd) => void
}

const Context = createContext<MenuContext | undefined>(undefined)
export const MenuProvider = Context.Provider

/** @throws Error outside an open menu. */
export function useMenu(): MenuContext {
  const context = useContext(Context)
  if (!context) throw new Error('This is a part of a menu')
  return context
}
