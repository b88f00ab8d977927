import { notFound } from '@tanstack/react-router'
import { submissionsWording } from '../../../schema/wording/submissions'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { PublicationSubmissionSettings } from './publication-submission-settings.generated'
import { SettingsForm } from './SettingsForm'

const wording = submissionsWording.settings

const variablesOf = ({ params }: PageContext) => ({ slug: params.collectionSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(
    PublicationSubmissionSettings,
    variablesOf(page),
  )
  if (publication.__typename !== 'Collection') throw notFound()
  const role = publication.viewerEdge.viewerStaffRole
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(
    PublicationSubmissionSettings,
    variablesOf(page),
  )
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.title(name), robots: 'noindex', isTool: true }
}

/** Who may submit to a publication, and what it wants. Rule: docs/rules/submissions.md, "Who may submit". */
export function Page() {
  const link = useLink()
  const { collectionByDomainOrSlug: publication } = useOperation(
    PublicationSubmissionSettings,
    variablesOf(usePage()),
  )
  if (publication.__typename !== 'Collection') return null
  const { typicalResponseTime } = publication.submitting
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
        <Link look="underlined" href={link('CollectionInbox', { collectionSlug: publication.slug })}>
          {wording.inbox}
        </Link>
      </header>
      <NeedsScript text={submissionsWording.needsScript} />
      <SettingsForm publication={publication} />
      <section aria-labelledby="response-time" className="mt-12">
        <h2 id="response-time" className="border-b border-line pb-3 font-serif text-20 font-semibold">
          {wording.time}
        </h2>
        <p className="mt-4 text-16 text-ink-soft text-pretty">
          {typicalResponseTime === null ? wording.timeUnknown : wording.timeKnown(typicalResponseTime)}
        </p>
      </section>
    </div>
  )
}
