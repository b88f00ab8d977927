import { useEffect, useState } from 'react'
import { lazily } from '../../lib/lazily'
import { useLazy } from '../../ui/lazy'
import type { PublicationContext } from './destination'

const manage = lazily(() => import('./ManagePublication').then(({ ManagePublication }) => ManagePublication))

/** The roles that manage a publication; writers don't. */
const MANAGING: ReadonlySet<string | null> = new Set(['OWNER', 'EDITOR'])

/** What people with a role in the publication find beside its navigation. It needs script, and comes with it. */
export function PublicationTools({ publication }: { publication: PublicationContext }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const Manage = useLazy(manage, isHydrated && MANAGING.has(publication.viewerEdge.viewerStaffRole))
  return Manage ? <Manage publication={publication} /> : null
}
