import { yourInvitationsWording as wording } from '../../../schema/wording/your-invitations'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { InvitationItem } from './InvitationItem'
import { OwnRole } from './OwnRole'
import { tokenOf, variablesOf } from './variables'
import { YourInvitations } from './your-invitations.generated'

export const load = (page: LoadContext) => page.query(YourInvitations, variablesOf(page))

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** What publications have offered the viewer, and their roles. Rule: docs/rules/roles.md, "Invitations". */
export function Page() {
  const page = usePage()
  const token = tokenOf(page)
  const { invitationByToken: mailed, viewer } = useOperation(YourInvitations, variablesOf(page))
  if (!viewer) return null
  const { invitations, roles } = viewer
  const isBroken = token !== '' && !mailed
  return (
    <Columns rail={null}>
      <h1 className="pt-2 font-serif text-32 font-semibold tracking-tight lg:pt-6 lg:text-42">
        {wording.title}
      </h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <NeedsScript text={wording.needsScript} />
      <section aria-labelledby="invitations" className="mt-10">
        <h2
          id="invitations"
          tabIndex={-1}
          className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
        >
          {wording.invitations}
        </h2>
        {isBroken && <p className="mt-4 text-14 text-danger text-pretty">{wording.broken}</p>}
        <ul>
          {mailed && <InvitationItem invitation={mailed} token={token} />}
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ul>
        {!mailed && !isBroken && invitations.length === 0 && <EmptyState text={wording.none} />}
      </section>
      <section aria-labelledby="roles" className="mt-10">
        <h2
          id="roles"
          tabIndex={-1}
          className="border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
        >
          {wording.roles}
        </h2>
        {roles.length === 0 && <EmptyState text={wording.noRoles} />}
        <ul>
          {roles.map(({ role, collection }) => (
            <OwnRole key={collection.id} role={role} publication={collection} viewerId={viewer.id} />
          ))}
        </ul>
      </section>
    </Columns>
  )
}
