import { useState } from 'react'
import { newsletterSender as wording } from '../../../../schema/wording/newsletter-sender'
import { useApp } from '../../../lib/app'
import { Button } from '../../../ui/Button'
import { SenderRecord } from './SenderRecord'
import { SenderRecords, type SenderRecordsQuery } from './sender-records.generated'

type Sender = NonNullable<NonNullable<SenderRecordsQuery['newsletter']>['sender']>

/** What was found: `undefined` before anybody has asked. */
type Finding = Sender | 'checking' | 'failed' | undefined

/**
 * Where a newsletter's letters come from, and whether mail programs have reason to believe it. Rule:
 * docs/rules/newsletters.md, "Where letters come from".
 */
export function SenderStatus({ newsletterId }: { newsletterId: string }) {
  const { execute } = useApp()
  const [finding, setFinding] = useState<Finding>()
  const isChecking = finding === 'checking'
  const sender = typeof finding === 'object' ? finding : undefined
  const check = () => {
    setFinding('checking')
    execute(SenderRecords, { newsletterId }).then(
      ({ newsletter }) => setFinding(newsletter?.sender ?? 'failed'),
      () => setFinding('failed'),
    )
  }
  return (
    <section aria-labelledby="sender" className="mt-12 border-t border-line pt-8">
      <h2 id="sender" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <p role="status" className="mt-3 text-16 text-pretty wrap-anywhere empty:hidden">
        {sender && (sender.isOwn ? wording.own : wording.ofSite)(sender.address)}
        {isChecking && wording.checking}
        {finding === 'failed' && wording.failed}
      </p>
      {sender && (
        <ul className="mt-4 flex flex-col gap-4">
          {sender.records.map((record) => (
            <SenderRecord key={record.kind} record={record} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Button onClick={check} disabled={isChecking}>
          {finding === undefined ? wording.check : wording.again}
        </Button>
      </div>
    </section>
  )
}
