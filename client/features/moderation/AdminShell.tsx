import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { OPERATING_PARTS } from '../../../schema/rules/operating'
import { adminWording } from '../../../schema/wording/admin'
import { operatingWording } from '../../../schema/wording/operating'
import { shellWording } from '../../../schema/wording/shell'
import { usePage } from '../../lib/use-page'
import { Wordmark } from '../../shell/Logo'
import { AppLink } from '../../ui/AppLink'
import { Badge } from '../../ui/Badge'
import { Link } from '../../ui/Link'

/** The staff pages that can be found without knowing what they are about. */
const PAGES = [
  [linkTo('AdminReports'), adminWording.reports],
  [linkTo('InternalStatus'), adminWording.status],
  [linkTo('AdminPartner'), adminWording.partner],
  [linkTo('AdminHeldEarnings'), adminWording.held],
  ...OPERATING_PARTS.map(
    (operatingPart) =>
      [linkTo('AdminOperating', { operatingPart }), operatingWording.titles[operatingPart]] as const,
  ),
] as const

/** The header of the staff pages. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { pathname, state } = usePage()
  const { productName } = state.config
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 max-w-outset flex-wrap items-center justify-between gap-x-4 px-6 py-1">
          <span className="flex items-center gap-3">
            <AppLink href={linkTo('Home')} aria-label={shellWording.homeOf(productName)} className="flex">
              <Wordmark name={productName} />
            </AppLink>
            <Badge>{adminWording.staff}</Badge>
          </span>
          <nav aria-label={adminWording.navigation} className="flex flex-wrap gap-x-5">
            {PAGES.map(([href, text]) => (
              <Link
                key={href}
                look="alone"
                href={href}
                aria-current={href === pathname ? 'page' : undefined}
                className="aria-[current]:text-ink aria-[current]:underline"
              >
                {text}
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-outset px-6 pt-8 pb-20 sm:pt-12">
        {children}
      </main>
    </>
  )
}
