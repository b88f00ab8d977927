import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { TabLinks } from '../../ui/TabLinks'
import { destinationsOf, type PublicationContext } from './destination'

/** The publication's navigation. It fades where the row goes on. */
export function PublicationNavigation({ publication }: { publication: PublicationContext }) {
  const link = useLink()
  const { pathname } = usePage()
  const here = encodeURI(decodeURI(pathname))
  return (
    <TabLinks
      label={collectionWording.navigation(publication.name)}
      className="min-w-0 px-6 [mask-image:linear-gradient(to_right,black_calc(100%-24px),transparent)]"
      hasLine={false}
      tabs={destinationsOf(publication, link).map(({ title, href, isExternal }) => ({
        href,
        text: title,
        isCurrent: href === here,
        isOutside: isExternal,
      }))}
    />
  )
}
