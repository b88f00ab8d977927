import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useWrittenRel } from '../../lib/use-written-rel'
import { AppLink } from '../../ui/AppLink'
import { useCentredCurrent } from '../../ui/use-centred-current'
import { destinationsOf, type PublicationContext } from './destination'

const entry =
  'inline-flex h-11 items-center whitespace-nowrap border-b-2 text-14 focus-visible:-outline-offset-2'
const quiet = 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:text-ink'

/** The publication's navigation. On a narrow screen the row scrolls sideways rather than the page. */
export function PublicationNavigation({ publication }: { publication: PublicationContext }) {
  const link = useLink()
  const { pathname } = usePage()
  const here = encodeURI(decodeURI(pathname))
  const relOf = useWrittenRel()
  const nav = useCentredCurrent(here)
  return (
    <nav
      ref={nav}
      aria-label={collectionWording.navigation(publication.name)}
      className="min-w-0 overflow-x-auto [mask-image:linear-gradient(to_right,black_calc(100%-24px),transparent)] [scrollbar-width:none]"
      data-no-print
    >
      <ul className="flex w-max gap-6 px-6">
        {destinationsOf(publication, link).map(({ title, href, isExternal }) => (
          <li key={href}>
            {isExternal ? (
              <a href={href} rel={relOf(href)} target="_blank" className={`${entry} ${quiet}`}>
                {title}
                <span aria-hidden="true" className="ms-1 text-ink-faint">
                  ↗
                </span>
              </a>
            ) : (
              <AppLink
                href={href}
                aria-current={href === here ? 'page' : undefined}
                className={`${entry} ${href === here ? 'border-accent font-medium text-ink' : quiet}`}
              >
                {title}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
