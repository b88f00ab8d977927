import { useEffect, useState } from 'react'
import { useApp } from '../../../lib/app'
import { lazily } from '../../../lib/lazily'
import { usePart } from '../../../ui/part'

const menu = lazily(() => import('./DebugMenu').then(({ DebugMenu }) => DebugMenu))

/** What only members of staff have on every page; it is loaded once the page is hydrated. */
export function StaffTools() {
  const [isHydrated, setHydrated] = useState(false)
  const isStaff = useApp().state.debug !== undefined
  useEffect(() => setHydrated(true), [])
  const Menu = usePart(menu, isStaff && isHydrated)
  return Menu ? <Menu /> : null
}
