import { imageUrl } from '../../../schema/rules/images'
import { countWording } from '../../../schema/wording/counts'
import { Follow } from '../../features/follow/Follow'
import { inkOn } from '../../lib/ink'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { PublicationContext } from './destination'
import { PublicationNavigation } from './PublicationNavigation'
import { PublicationTools } from './PublicationTools'

/** A pill in the colour of the words beside it. */
const FOLLOW =
  'inline-flex min-h-11 items-center rounded-full border border-current px-5 font-medium hover:opacity-80 focus-visible:outline-current'

/** The width at which a logo is fetched: sharp at the height that it is shown in. */
const LOGO_WIDTH = 680

/** The publication's header: a cover in its colour, with its name and Follow, and the navigation below. */
export function PublicationHeader({ publication }: { publication: PublicationContext }) {
  const { id, name, tagline, avatar, logo, headerColor, slug, subscriberCount } = publication
  const link = useLink()
  // The name is the heading of the publication's home; all other pages have their own.
  const Name = usePage().pageId === 'publication-profile' ? 'h1' : 'p'
  const home = link('ShowCollection', { collectionSlug: slug })
  const cover = inkOn(headerColor)
  return (
    <section aria-label={name}>
      <div className={cover ? '' : 'border-b border-line bg-paper-raised'} style={cover}>
        <div className="mx-auto flex max-w-outset flex-wrap items-center justify-between gap-x-6 gap-y-4 px-6 py-8 sm:py-12">
          <OwnPart>
            <div className="flex items-center gap-5 sm:gap-6">
              {!logo && <Avatar imageId={avatar?.id} size="XL" square />}
              <div className="min-w-0">
                <Name className="font-serif text-32 font-bold tracking-tight sm:text-42">
                  <AppLink href={home} className="focus-visible:outline-current">
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
          <div className="flex items-center gap-4 text-14">
            <Follow target={{ kind: 'collection', id, name }} className={FOLLOW} />
            {countWording.followers(subscriberCount)}
          </div>
        </div>
      </div>
      <div className="border-b border-line">
        <div className="mx-auto flex max-w-outset items-center justify-between">
          <OwnPart>
            <PublicationNavigation publication={publication} />
          </OwnPart>
          <PublicationTools publication={publication} />
        </div>
      </div>
    </section>
  )
}
