import { useLink } from '../../lib/use-link'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { buttonClass } from '../../ui/button-look'
import type { PublicationContext } from './destination'
import { PublicationNavigation } from './PublicationNavigation'
import { PublicationTools } from './PublicationTools'

/** The publication's name and navigation in one line, below a ribbon in its colour. */
export function CompactHeader({ publication }: { publication: PublicationContext }) {
  const { name, avatar, headerColor, slug } = publication
  const link = useLink()
  return (
    <section aria-label={name} className="border-b border-line">
      {headerColor && <div className="h-1" style={{ backgroundColor: headerColor }} />}
      <div className="mx-auto flex max-w-outset items-center max-md:flex-col max-md:items-stretch">
        <OwnPart>
          <p className="flex h-14 shrink-0 items-center px-6 font-serif text-20 font-semibold tracking-tight max-md:h-12 max-md:pt-1">
            <AppLink
              href={link('ShowCollection', { collectionSlug: slug })}
              className="flex min-w-0 items-center gap-3 hover:underline"
            >
              <Avatar imageId={avatar?.id} name={name} size="XXS" square />
              <span className="truncate">{name}</span>
            </AppLink>
          </p>
        </OwnPart>
        <OwnPart>
          <PublicationNavigation publication={publication} />
        </OwnPart>
        <PublicationTools
          publication={publication}
          className={buttonClass({ size: 'small', className: 'mx-6 my-1 max-md:self-start' })}
        />
      </div>
    </section>
  )
}
