import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { longDate } from '../../../schema/wording/formats'
import { oauthApplicationsWording as wording } from '../../../schema/wording/oauth-applications'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import type { ApplicationsFieldsFragment } from './applications-fields.generated'
import type { GrantsFieldsFragment } from './grants-fields.generated'
import { RevokeOauthGrant } from './revoke-oauth-grant.generated'

const HEADING = 'border-b border-ink pb-3 font-serif text-20 font-semibold outline-none'

/** What the viewer has allowed an application, and the way to end that. */
function GrantItem({ grant }: { grant: GrantsFieldsFragment['grants'][number] }) {
  const { applicationId, name, website, isRegistered, scopes, createdAt, lastUsedAt, lastDid } = grant
  const { grants } = wording
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-[180px] flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {website === '' ? (
            name
          ) : (
            <Link look="underlined" opens="window" href={website}>
              {name}
            </Link>
          )}
        </p>
        <p className="dotted mt-1 text-13 text-ink-soft">
          {isRegistered && <span>{grants.unverified}</span>}
          <span>{grants.since(longDate(createdAt))}</span>
          <span>{lastUsedAt === null ? grants.neverUsed : grants.used(longDate(lastUsedAt), lastDid)}</span>
        </p>
        <ul className="mt-1 text-13 text-ink-soft">
          {scopes.map((scope) => (
            <li key={scope}>{accessTokenWording.scopes[scope]}</li>
          ))}
        </ul>
      </div>
      <DangerousChange
        label={grants.end}
        about={name}
        title={grants.question(name)}
        text={grants.endText}
        confirm={grants.end}
        working={grants.ending}
        operation={RevokeOauthGrant}
        variables={{ applicationId }}
        onDone={() => showToast({ message: grants.ended })}
      />
    </li>
  )
}

interface Props {
  own: ApplicationsFieldsFragment
  allowed: GrantsFieldsFragment
}

/** What the viewer has allowed, and what they have made. */
export function ApplicationLists({ own, allowed }: Props) {
  const link = useLink()
  const mayReach = useMayReach()
  return (
    <>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <section aria-labelledby="allowed" className="mt-10">
        <h2 id="allowed" tabIndex={-1} className={HEADING}>
          {wording.grants.title}
        </h2>
        {allowed.grants.length === 0 && <EmptyState text={wording.grants.none} />}
        <ul>
          {allowed.grants.map((grant) => (
            <GrantItem key={grant.applicationId} grant={grant} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="made" className="mt-10">
        <h2 id="made" tabIndex={-1} className={HEADING}>
          {wording.own.title}
        </h2>
        {own.applications.length === 0 && <EmptyState text={wording.own.none} />}
        <ul>
          {own.applications.map(({ id, name, isPublic, userCount }) => (
            <li key={id} className="border-b border-line py-4">
              <p dir="auto" className="font-medium wrap-anywhere">
                <Link look="underlined" href={link('Application', { oauthApplicationId: id })}>
                  {name}
                </Link>
              </p>
              <p className="dotted mt-1 text-13 text-ink-soft">
                <span className="font-mono">{id}</span>
                <span>{wording.own.people(userCount)}</span>
                {isPublic && <span>{wording.own.public}</span>}
              </p>
            </li>
          ))}
        </ul>
        {mayReach && (
          <ButtonLink className="mt-4" href={link('NewApplication')}>
            {wording.own.make}
          </ButtonLink>
        )}
      </section>
    </>
  )
}
