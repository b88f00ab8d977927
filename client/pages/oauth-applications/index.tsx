import { notFound } from '@tanstack/react-router'
import { oauthApplicationsWording as wording } from '../../../schema/wording/oauth-applications'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { Link } from '../../ui/Link'
import { ApplicationDetails } from './ApplicationDetails'
import { ApplicationLists } from './ApplicationLists'
import { ApplicationsPage, type ApplicationsPageQuery } from './applications-page.generated'
import { NewApplication } from './NewApplication'

/** The application that the address names; undefined on the other pages, null if the viewer has no such one. */
function namedIn({ params }: PageContext, { oauthApplications: own }: ApplicationsPageQuery) {
  const { oauthApplicationId: id } = params
  return id === undefined ? undefined : (own?.applications.find((one) => one.id === id) ?? null)
}

export async function load(page: LoadContext): Promise<void> {
  if (namedIn(page, await page.query(ApplicationsPage, {})) === null) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const application = namedIn(page, page.data(ApplicationsPage, {}))
  const isNew = page.routeName === 'NewApplication'
  return {
    title: application?.name ?? (isNew ? wording.form.newTitle : wording.title),
    robots: 'noindex',
    isTool: true,
  }
}

/** Applications that act for people: the viewer's, and those that they have allowed. Rule: docs/rules/oauth.md. */
export function Page() {
  const page = usePage()
  const link = useLink()
  const data = useOperation(ApplicationsPage, {})
  const { oauthApplications: own, oauthGrants: allowed } = data
  const application = namedIn(page, data)
  const isNew = page.routeName === 'NewApplication'
  if (!own || !allowed) return null
  return (
    <Columns rail={null}>
      <h1
        dir="auto"
        className="pt-2 font-serif text-32 font-semibold tracking-tight wrap-anywhere lg:pt-6 lg:text-42"
      >
        {application?.name ?? (isNew ? wording.form.newTitle : wording.title)}
      </h1>
      <NeedsScript text={wording.needsScript} />
      {isNew ? (
        <NewApplication />
      ) : application ? (
        <ApplicationDetails key={application.id} application={application} />
      ) : (
        <ApplicationLists own={own} allowed={allowed} />
      )}
      {(isNew || application) && (
        <p className="mt-10 border-t border-line pt-4">
          <Link look="alone" href={link('Applications')}>
            {wording.back}
          </Link>
        </p>
      )}
    </Columns>
  )
}
