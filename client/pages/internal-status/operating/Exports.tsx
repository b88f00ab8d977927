import { object } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { exportWording } from '../../../../schema/wording/exports'
import { longDate } from '../../../../schema/wording/formats'
import { operatingWording } from '../../../../schema/wording/operating'
import { Moment } from '../../../features/moderation/Facts'
import { useOperation } from '../../../lib/query'
import { useRefetchEvery } from '../../../lib/use-refetch-every'
import { Badge } from '../../../ui/Badge'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { ProgressBar } from '../../../ui/ProgressBar'
import { ActForm } from './ActForm'
import { Heading, NewThing, Row } from './Rows'
import { RequestSiteExport } from './request-site-export.generated'
import type { SiteExportFieldsFragment } from './site-export-fields.generated'
import { SiteExportsPage } from './site-exports-page.generated'

const wording = operatingWording.exports
const EXPORT = object({ reason })

/** How often a page that is looked at asks how far an export has come, in milliseconds. */
const EVERY = 2_000

/** How far an export has come. It goes on without this page. */
function Running({ tablesDone, tableCount }: SiteExportFieldsFragment) {
  useRefetchEvery(SiteExportsPage, {}, EVERY)
  return (
    <ProgressBar
      label={wording.progress(tablesDone, tableCount)}
      value={tablesDone / Math.max(1, tableCount)}
    />
  )
}

function ExportRow({ made }: { made: SiteExportFieldsFragment }) {
  const { state, createdAt, expiresAt, receiver, parts } = made
  return (
    <Row
      title={
        <>
          <Moment at={createdAt} />
          <Badge tone={state === 'FAILED' ? 'danger' : 'plain'}>{wording.states[state]}</Badge>
        </>
      }
      text={
        <>
          <p>{wording.for(receiver.name)}</p>
          {state === 'RUNNING' && <Running {...made} />}
          {state === 'READY' && <p>{exportWording.until(longDate(expiresAt))}</p>}
          <ul className="mt-1 flex flex-col gap-1 empty:hidden">
            {parts.map(({ number, bytes, url }) => (
              <li key={number}>
                <Link look="underlined" href={url} opens="document" download="">
                  {exportWording.part(number, parts.length, exportWording.size(bytes))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

/** Exports of the whole site. Rule: docs/rules/export.md, "The whole site". */
export function Exports() {
  const { siteExports } = useOperation(SiteExportsPage, {})
  if (!siteExports) return null
  return (
    <>
      <Heading title={operatingWording.titles.exports} text={wording.text} />
      <NewThing title={wording.addTitle}>
        <ActForm
          act="export-site"
          operation={RequestSiteExport}
          schema={EXPORT}
          variables={(input) => ({ input })}
          done={wording.begun}
          submit={wording.submit}
        />
      </NewThing>
      {siteExports.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-8 border-t border-line empty:hidden">
        {siteExports.map((made) => (
          <ExportRow key={made.id} made={made} />
        ))}
      </ul>
    </>
  )
}
