import { domainWording } from '../../../schema/wording/custom-domains'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { CopyButton } from '../share/CopyButton'
import type { DomainFieldsFragment } from './domain-fields.generated'

const { records: wording, namecheap } = domainWording

type Domain = NonNullable<DomainFieldsFragment['domain']>

function Part({ label, text, copy }: { label: string; text: string; copy: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <p className="min-w-[180px] flex-1">
        <span className="block text-13 text-ink-soft">{label}</span>
        <span className="font-mono text-14 wrap-anywhere select-all">{text}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={copy} />
      </div>
    </div>
  )
}

/** The records that the owner of a domain sets, each to be copied, with what the last check found. */
export function DomainRecords({ domain: { records, connectUrl } }: { domain: Domain }) {
  return (
    <section aria-labelledby="records" className="mt-12">
      <h2 id="records" className="border-b border-line pb-3 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <ul className="mt-5 flex flex-col gap-4">
        {records.map(({ type, name, value, isFound }) => (
          <li key={type} aria-label={wording.type[type]}>
            <Card className="p-5 sm:p-6">
              <h3 className="flex flex-wrap items-center gap-3 font-medium">
                {wording.type[type]}
                {isFound !== null && (
                  <Badge tone={isFound ? 'accent' : 'plain'}>
                    {isFound ? wording.found : wording.missing}
                  </Badge>
                )}
              </h3>
              <p className="mt-1 text-14 text-ink-soft">{wording.why[type]}</p>
              <Part label={wording.name} text={name} copy={wording.copyName} />
              <Part label={wording.value} text={value} copy={wording.copyValue} />
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-13 text-ink-soft text-pretty">{wording.root}</p>
      {connectUrl && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="min-w-[180px] flex-1 text-14 text-pretty">{namecheap.text}</p>
          <ButtonLink href={connectUrl} opens="document">
            {namecheap.button}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
