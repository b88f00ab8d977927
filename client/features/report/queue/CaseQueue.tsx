import { queryText } from '../../../../schema/routes/links'
import { CASE_STATES, REPORT_REASONS } from '../../../../schema/rules/reports'
import { reportQueueWording as wording } from '../../../../schema/wording/report-queue'
import { reportWording } from '../../../../schema/wording/reports'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Select } from '../../../ui/form/Select'
import { TabLinks } from '../../../ui/TabLinks'
import { NextPage } from '../../post/NextPage'
import { CaseLines } from './CaseLines'
import type { CaseLineFragment } from './case-line.generated'
import { reasonOf, stateOf } from './variables'

interface Props {
  title: string
  text?: string
  cases: readonly CaseLineFragment[]
  next: { to: string } | null
}

/** The cases in a state, the most pressing first. Its choices are in the address, and need no script. */
export function CaseQueue({ title, text, cases, next }: Props) {
  const page = usePage()
  const state = stateOf(page)
  const reason = reasonOf(page)?.toLowerCase()
  const at = (query: Record<string, string | undefined>) => page.pathname + queryText(query)
  const chosen = state === 'OPEN' ? undefined : state.toLowerCase()
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{title}</h1>
      {text && <p className="mt-3 max-w-inset text-14 text-ink-soft text-pretty">{text}</p>}
      <TabLinks
        label={wording.label}
        className="mt-6"
        isDense
        tabs={CASE_STATES.map((name) => ({
          href: at({ state: name === 'OPEN' ? undefined : name.toLowerCase(), reason }),
          text: wording.states[name],
          isCurrent: name === state,
        }))}
      />
      <form method="get" className="mt-5 mb-6 flex max-w-inset flex-wrap items-end gap-3">
        {chosen && <input type="hidden" name="state" value={chosen} />}
        <div className="min-w-60 flex-1">
          <Select key={reason} name="reason" label={wording.reasonLabel} defaultValue={reason ?? ''}>
            <option value="">{wording.allReasons}</option>
            {REPORT_REASONS.map((name) => (
              <option key={name} value={name.toLowerCase()}>
                {reportWording.reasons[name].name}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit">{wording.show}</Button>
      </form>
      {cases.length === 0 && <EmptyState text={wording.none} />}
      <CaseLines level="h2" cases={cases} hrefOf={(id) => at({ state: chosen, reason, case: id })} />
      <NextPage next={next} text={wording.more} />
    </>
  )
}
