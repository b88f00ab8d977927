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

/** The header of the staff pages. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { productName } = usePage().state.config
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
            <Link look="alone" href={linkTo('AdminReports')}>
              {adminWording.reports}
            </Link>
            <Link look="alone" href={linkTo('InternalStatus')}>
              {adminWording.status}
            </Link>
            <Link look="alone" href={linkTo('AdminPartner')}>
              {adminWording.partner}
            </Link>
            <Link look="alone" href={linkTo('AdminHeldEarnings')}>
              {adminWording.held}
            </Link>
            {OPERATING_PARTS.map((operatingPart) => (
              <Link key={operatingPart} look="alone" href={linkTo('AdminOperating', { operatingPart })}>
                {operatingWording.titles[operatingPart]}
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
