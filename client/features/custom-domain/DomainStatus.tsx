import { domainWording as wording } from '../../../schema/wording/custom-domains'
import { longDate, longMoment } from '../../../schema/wording/formats'
import { Reaching } from '../../features/settings/Reaching'
import { showToast } from '../../shell/toast'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { CheckCustomDomain } from './check-custom-domain.generated'
import type { DomainFieldsFragment } from './domain-fields.generated'

type Domain = NonNullable<DomainFieldsFragment['domain']>

const TONES = { WAITING: 'plain', VERIFIED: 'plain', WORKING: 'accent', FAILING: 'danger' } as const

interface Props {
  domain: Domain
  collectionId: string | null
}

/** How far a domain is, why, and when that was found out; and the button that finds it out now. */
export function DomainStatus({ domain: customDomain, collectionId }: Props) {
  const { domain, state, fault, checkedAt, nextCheckAt, withdrawnOn, withdrawnAt } = customDomain
  const { run, isPending, refusal } = useChange(CheckCustomDomain)
  const check = async () => {
    const checked = await run({ collectionId })
    if (!checked) return
    const works = checked.domain?.state === 'WORKING'
    showToast({ message: works ? wording.isWorking(domain) : wording.isntWorking(domain) })
  }
  return (
    <Card className="mt-8 p-5 sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="font-serif text-20 font-semibold wrap-anywhere">{domain}</strong>
        <Badge tone={TONES[state]}>{wording.states[state]}</Badge>
      </p>
      <p className="mt-3 text-16 text-pretty">{wording.now[state]}</p>
      {fault && <p className="mt-2 text-14 text-pretty">{wording.faults[fault]}</p>}
      {withdrawnOn !== null && (
        <p className="mt-2 text-14 text-danger text-pretty">{wording.withdrawnOn(longDate(withdrawnOn))}</p>
      )}
      {withdrawnAt !== null && (
        <p className="mt-2 text-14 text-pretty">{wording.withdrawnAt(longDate(withdrawnAt))}</p>
      )}
      <p className="mt-2 text-13 text-ink-soft text-pretty">
        {checkedAt === null ? wording.checkedNever : wording.checked(longMoment(checkedAt))}{' '}
        {nextCheckAt === null ? wording.noNext : wording.next(longMoment(nextCheckAt))}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Reaching>
          <Button
            look={state === 'WORKING' ? undefined : 'main'}
            onClick={check}
            isPending={isPending}
            pendingText={wording.checking}
          >
            {wording.check}
          </Button>
        </Reaching>
        {state === 'WORKING' && (
          <Link look="underlined" href={`https://${domain}`}>
            {wording.visit}
          </Link>
        )}
      </div>
      <RefusalText id="check-domain-error" refusal={refusal} />
    </Card>
  )
}
