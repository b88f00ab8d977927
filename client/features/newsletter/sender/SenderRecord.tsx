import { newsletterSender as wording } from '../../../../schema/wording/newsletter-sender'
import { Badge } from '../../../ui/Badge'
import { Card } from '../../../ui/Card'
import { CopyButton } from '../../share/CopyButton'
import type { SenderRecordsQuery } from './sender-records.generated'

type Sender = NonNullable<NonNullable<SenderRecordsQuery['newsletter']>['sender']>

interface PartProps {
  label: string
  text: string
  /** What the button is called that copies it; absent if nobody needs to. */
  copy?: string
}

function Part({ label, text, copy }: PartProps) {
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <p className="min-w-[180px] flex-1">
        <span className="block text-13 text-ink-soft">{label}</span>
        <span className="font-mono text-14 wrap-anywhere select-all">{text}</span>
      </p>
      {copy !== undefined && <CopyButton text={text} label={copy} />}
    </div>
  )
}

/** A record of the domain that letters come from: whether it is right, and what to add if it isn't. */
export function SenderRecord({ record }: { record: Sender['records'][number] }) {
  const { kind, state, type, name, value, present } = record
  const { name: title, why } = wording.kinds[kind]
  const isWanted = state === 'MISSING' || state === 'WRONG'
  return (
    <li aria-label={title} data-record={state}>
      <Card>
        <h3 className="flex flex-wrap items-center gap-3 font-medium">
          {title}
          <Badge tone={state === 'RIGHT' ? 'accent' : 'plain'}>{wording.states[state]}</Badge>
        </h3>
        <p className="mt-1 text-14 text-ink-soft text-pretty">{why}</p>
        <Part
          label={`${wording.name} (${type})`}
          text={name}
          {...(isWanted ? { copy: wording.copyName } : {})}
        />
        {present.map((text) => (
          <Part key={text} label={wording.found} text={text} />
        ))}
        {isWanted &&
          (value === null ? (
            <p className="mt-3 text-14 text-pretty">{wording.fromService}</p>
          ) : (
            <Part label={wording.add} text={value} copy={wording.copyValue} />
          ))}
      </Card>
    </li>
  )
}
