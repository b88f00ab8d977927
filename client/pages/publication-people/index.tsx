import { notFound } from '@tanstack/react-router'
import { publicationPeopleWording as wording } from '../../../schema/wording/publication-people'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { InviteForm } from './InviteForm'
import { OpenInvitations } from './OpenInvitations'
import { PersonRow } from './PersonRow'
import { PublicationPeople } from './publication-people.generated'

const variablesOf = ({ params }: PageContext) => ({ slug: params.collectionSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(PublicationPeople, variablesOf(page))
  if (publication.__typename !== 'Collection' || !publication.invitations) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationPeople, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.title(name), robots: 'noindex', isTool: true }
}

/** Who has a role in a publication, and who is invited. Rule: docs/rules/roles.md, "Who gives roles". */
export function Page() {
  const { viewer, collectionByDomainOrSlug: publication } = useOperation(
    PublicationPeople,
    variablesOf(usePage()),
  )
  if (publication.__typename !== 'Collection' || !viewer) return null
  const { name, editors, invitations } = publication
  const isOwner = editors.some(({ role, user }) => role === 'OWNER' && user.id === viewer.id)
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title(name)}</h1>
      <NeedsScript text={wording.needsScript} />
      <section aria-labelledby="people" className="mt-10">
        <h2
          id="people"
          tabIndex={-1}
          className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
        >
          {wording.people}
        </h2>
        <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.peopleText}</p>
        <ul className="mt-2">
          {editors.map(({ user, role }) => (
            <PersonRow
              key={user.id}
              publication={publication}
              person={user}
              role={role}
              isViewer={user.id === viewer.id}
              isOwner={isOwner}
            />
          ))}
        </ul>
      </section>
      <Reaching>
        <InviteForm collectionId={publication.id} isOwner={isOwner} />
      </Reaching>
      <OpenInvitations invitations={invitations ?? []} isOwner={isOwner} />
    </div>
  )
}
