import { countWording } from '../../../schema/wording/counts'
import { Masthead, pillInMasthead } from '../../features/collection/Masthead'
import { Follow } from '../../features/follow/Follow'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import type { PublicationContext } from './destination'
import { PublicationNavigation } from './PublicationNavigation'
import { PublicationTools } from './PublicationTools'

/** The publication's header: a cover in its colour, with its name and Follow, and the navigation below. */
export function PublicationHeader({ publication }: { publication: PublicationContext }) {
  const { id, name, subscriberCount } = publication
  // The name is the heading of the publication's home; all other pages have their own.
  const isHome = usePage().pageId === 'publication-profile'
  return (
    <section aria-label={name}>
      <Masthead publication={publication} isHeading={isHome} isFirst>
        <Follow target={{ kind: 'collection', id, name }} className={pillInMasthead()} />
        <span>{countWording.followers(subscriberCount)}</span>
        <PublicationTools publication={publication} className={pillInMasthead()} />
      </Masthead>
      <div className="border-b border-line">
        <div className="mx-auto flex max-w-outset items-center">
          <OwnPart>
            <PublicationNavigation publication={publication} />
          </OwnPart>
        </div>
      </div>
    </section>
  )
}
