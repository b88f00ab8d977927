import type { ReactNode } from 'react'
import { imageUrl } from '../../../schema/rules/images'
import { inkOn } from '../../lib/ink'
import { useLink } from '../../lib/use-link'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Drawing } from './Drawing'
import type { MastheadFragment } from './masthead.generated'

/** The width at which a logo is fetched: sharp at the height that it is shown in. */
const LOGO_WIDTH = 680

/** How a control in the masthead looks: a pill in the colour of the words beside it. */
export const pillInMasthead = () =>
  'inline-flex min-h-11 items-center rounded-full border border-current px-5 font-medium hover:opacity-80 focus-visible:outline-current'

interface Props {
  publication: MastheadFragment
  /** Whether its name is the heading of the page. */
  isHeading?: boolean
  /** Whether it is at the top of the page, so that its drawing is fetched at once. */
  isFirst?: boolean
  /** What stands beside the name. */
  children: ReactNode
}

/** A publication's cover in its colour: its drawing, its name and what it is about. */
export function Masthead({ publication, isHeading = false, isFirst = false, children }: Props) {
  const { name, tagline, avatar, logo, drawing, headerColor, slug } = publication
  const link = useLink()
  const Name = isHeading ? 'h1' : 'p'
  const cover = inkOn(headerColor)
  return (
    <div className={cover ? '' : 'border-b border-line bg-paper-raised'} style={cover}>
      {drawing && (
        <Drawing
          imageId={drawing.id}
          sizes="100vw"
          isFirst={isFirst}
          className="h-[clamp(6.5rem,16vw,12rem)]"
        />
      )}
      <div className="mx-auto flex max-w-outset flex-wrap items-center justify-between gap-x-6 gap-y-4 px-6 py-8 sm:py-12">
        <OwnPart>
          <div className="flex items-center gap-5 sm:gap-6">
            {!logo && <Avatar imageId={avatar?.id} name={name} size="XL" square />}
            <div className="min-w-0">
              <Name className="font-serif text-32 font-bold tracking-tight sm:text-42">
                <AppLink
                  href={link('ShowCollection', { collectionSlug: slug })}
                  className="focus-visible:outline-current"
                >
                  {logo ? (
                    <img
                      src={imageUrl(logo.id, { strategy: 'resample', width: LOGO_WIDTH })}
                      alt={name}
                      className="h-14 w-auto max-w-full object-contain object-left sm:h-20"
                    />
                  ) : (
                    name
                  )}
                </AppLink>
              </Name>
              {tagline && <p className="mt-1 text-16 text-pretty sm:mt-2 sm:text-18">{tagline}</p>}
            </div>
          </div>
        </OwnPart>
        <div className="flex flex-wrap items-center gap-4 text-14">{children}</div>
      </div>
    </div>
  )
}
