import { exportWording } from '../../../../schema/wording/exports'
import { longDate } from '../../../../schema/wording/formats'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { useRefetchEvery } from '../../../lib/use-refetch-every'
import { useViewer } from '../../../lib/use-viewer'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { ProgressBar } from '../../../ui/ProgressBar'
import { SettingRow } from '../SettingRow'
import type { AccountExportFieldsFragment as Export } from './account-export-fields.generated'
import { AccountPage } from './account-page.generated'
import { RequestExport } from './request-export.generated'

/** How often a page that is looked at asks how far an export has come, in milliseconds. */
const EVERY = 2_000

/** How far an export has come. It goes on without this page. */
function Running({ storiesDone, storyCount }: Export) {
  useRefetchEvery(AccountPage, {}, EVERY)
  const viewer = useViewer()
  // Nothing is mailed to an address that nobody has confirmed.
  const hasMail = viewer?.emailObfuscated != null && viewer.unverifiedEmail === null
  const isCounted = storyCount > 0 && storiesDone > 0
  return (
    <>
      <ProgressBar
        label={isCounted ? exportWording.stories(storiesDone, storyCount) : exportWording.waits}
        value={isCounted ? storiesDone / storyCount : undefined}
      />
      <p className="mt-3 text-13 text-ink-soft text-pretty">
        {exportWording.leave}
        {hasMail && ` ${exportWording.mailed}`}
      </p>
    </>
  )
}

/** An export that can be downloaded. */
function Ready({ createdAt, expiresAt, parts }: Export) {
  return (
    <>
      <p className="font-medium">{exportWording.ready(longDate(createdAt))}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {parts.map(({ number, bytes, url }) => (
          <li key={number}>
            <Link look="underlined" href={url} opens="document" download="">
              {parts.length === 1
                ? exportWording.download(exportWording.size(bytes))
                : exportWording.part(number, parts.length, exportWording.size(bytes))}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-ink-soft text-pretty">
        {exportWording.until(longDate(expiresAt))}
        {parts.length > 1 && ` ${exportWording.partsHint}`}
      </p>
    </>
  )
}

/** Everything that somebody has, as a file of theirs. Rule: docs/rules/export.md. */
export function ExportRow({ exports: all }: { exports: readonly Export[] }) {
  const app = useApp()
  const { run, isPending, refusal } = useChange(RequestExport)
  const [newest] = all
  const isRunning = newest?.state === 'RUNNING'
  const ready = all.filter(({ state }) => state === 'READY')
  const request = async () => {
    if (await run({})) await refetch(app, AccountPage, {})
  }
  return (
    <SettingRow
      title={exportWording.title}
      more={
        !isRunning && (
          <Button onClick={request} isPending={isPending} pendingText={exportWording.starting}>
            {ready.length > 0 ? exportWording.again : exportWording.action}
          </Button>
        )
      }
      below={
        <div aria-live="polite" className="flex flex-col gap-3 text-14">
          <RefusalText id="export-refusal" refusal={refusal} />
          {newest?.state === 'FAILED' && <p className="mt-3 text-danger">{exportWording.failed}</p>}
          {[...(isRunning ? [newest] : []), ...ready].map((one) => (
            <Card key={one.id} tone="wash" className="mt-3 p-4">
              {one.state === 'READY' ? <Ready {...one} /> : <Running {...one} />}
            </Card>
          ))}
        </div>
      }
    >
      <p className="text-pretty">{exportWording.text}</p>
    </SettingRow>
  )
}
