import type { ReactNode } from 'react'
import type { PublicationBlurbFragment } from '../../../schema/generated/operations'
import { PublicationAside } from './PublicationAside'

/** A publication's stories, and what it is beside them. */
export function PublicationColumns({
  publication,
  children,
}: {
  publication: PublicationBlurbFragment
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-outset justify-between gap-16 px-6 max-lg:flex-col max-lg:gap-0">
      <div className="min-w-0 max-w-inset flex-1">{children}</div>
      <div className="w-full shrink-0 max-lg:mt-12 max-lg:max-w-inset max-lg:border-t max-lg:border-line max-lg:pt-8 lg:w-[272px] lg:pt-12 xl:w-[304px]">
        <PublicationAside publication={publication} />
      </div>
    </div>
  )
}
