import { domainWording as wording } from '../../../schema/wording/custom-domains'
import { Reaching } from '../../features/settings/Reaching'
import { Link } from '../../ui/Link'
import { NeedsScript } from '../settings/NeedsScript'
import { DomainForm } from './DomainForm'
import { DomainRecords } from './DomainRecords'
import { DomainStatus } from './DomainStatus'
import type { DomainFieldsFragment } from './domain-fields.generated'
import { RemoveDomain } from './RemoveDomain'

interface Props {
  settings: DomainFieldsFragment
  /** The publication whose domain it is; null for the viewer's profile. */
  collectionId: string | null
  text: string
  /** The address of the other settings. */
  back: string
}

/** The domain of a publication or a profile. Rule: docs/rules/domains.md, "The pages". */
export function DomainSettings({ settings: { isOffered, domain }, collectionId, text, back }: Props) {
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-16 sm:pt-12">
      <Link look="underlined" href={back}>
        {wording.back}
      </Link>
      <h1 className="mt-4 font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{text}</p>
      <NeedsScript text={wording.needsScript} />
      {domain ? (
        <>
          <DomainStatus domain={domain} collectionId={collectionId} />
          <DomainRecords domain={domain} />
          <Reaching instead={null}>
            <RemoveDomain domain={domain.domain} collectionId={collectionId} />
          </Reaching>
        </>
      ) : isOffered ? (
        <DomainForm collectionId={collectionId} />
      ) : (
        <p className="mt-8 text-16 text-pretty">{wording.notOffered}</p>
      )}
    </div>
  )
}
