import type { ReactNode } from 'react'
import { PublicationAside } from './PublicationAside'
import type { PublicationBlurbFragment } from './publication-blurb.generated'

/** A publication's stories with the publication's description beside them. */
export function PublicationColumns({
  publication,
  field,
  children,
}: {
  publication: PublicationBlurbFragment
  /** Where one subscribes to it, if that is on the page. */
  field?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-outset grid-cols-[minmax(0,1fr)] px-6 lg:grid-cols-[minmax(0,17fr)_minmax(0,10fr)] lg:gap-12">
      <div className="min-w-0 max-w-inset">{children}</div>
      <div className="max-lg:mt-12 max-lg:max-w-inset lg:pt-12">
        <PublicationAside publication={publication} field={field} />
      </div>
    </div>
  )
}
