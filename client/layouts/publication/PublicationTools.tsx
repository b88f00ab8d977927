import { useViewer } from '../../lib/use-viewer'
import { loadedSignedIn } from '../../shell/viewer'
import type { PublicationContext } from './destination'

/** What people with a role in the publication find beside its navigation. */
export function PublicationTools({ publication }: { publication: PublicationContext }) {
  const Manage = useViewer() && loadedSignedIn()?.ManagePublication
  return Manage ? <Manage publication={publication} /> : null
}
