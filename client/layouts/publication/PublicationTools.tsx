import { publicationMenuWording } from '../../../schema/wording/collection-menu'
import { lazily } from '../../lib/lazily'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import type { PublicationContext } from './destination'

const manage = lazily(() => import('./ManagePublication').then(({ ManagePublication }) => ManagePublication))

/** The roles that manage a publication; writers don't. */
const MANAGING: ReadonlySet<string | null> = new Set(['OWNER', 'EDITOR'])

interface Props {
  publication: PublicationContext
  /** The look of its button. */
  className: string
}

/**
 * What people with a role in the publication find beside its name. Its button is in the document, and keeps a press
 * until the menu is loaded.
 */
export function PublicationTools({ publication, className }: Props) {
  const isManaging = MANAGING.has(publication.viewerEdge.viewerStaffRole)
  const Manage = useLazy(manage, isManaging)
  if (!isManaging) return null
  return (
    <div className="shrink-0 [@media(scripting:none)]:hidden">
      {Manage ? (
        <Manage publication={publication} className={className} />
      ) : (
        <button {...standIn(manage)} type="button" className={className} data-testid="manage-publication">
          {publicationMenuWording.open}
        </button>
      )}
    </div>
  )
}
