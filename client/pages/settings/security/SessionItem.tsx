import { hostOfOrigin } from '../../../../schema/routes/origin'
import { countryNames, longMoment } from '../../../../schema/wording/formats'
import { settingsWording } from '../../../../schema/wording/settings'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { isoDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'
import { Badge } from '../../../ui/Badge'
import { RevokeSession } from './revoke-session.generated'

const wording = settingsWording.security.sessions

type Session = SecurityFieldsFragment['sessions'][number]

const countries = countryNames()

/** A country's name; nothing for an unknown code. */
function countryName(code: string | null): string | undefined {
  return code !== null && /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined
}

/**
 * One session: device, place, last visit, and a button to end it. This device's own is ended by signing out.
 */
export function SessionItem({ session }: { session: Session }) {
  const { id, device, isCurrent, method, host, address, country, lastSeenAt } = session
  const mainHost = hostOfOrigin(usePage().state.config.mainOrigin)
  const place = [countryName(country), address].filter(Boolean).join(', ')
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-[180px] flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {device}
            {isCurrent && <Badge tone="accent">{wording.current}</Badge>}
          </p>
          <p className="dotted mt-1 text-13 text-ink-soft">
            {/* Server and browser may write a country’s name or a moment differently. */}
            {place && (
              <span suppressHydrationWarning className="wrap-anywhere">
                {place}
              </span>
            )}
            {isCurrent ? (
              <span>{wording.seenNow}</span>
            ) : (
              <time suppressHydrationWarning dateTime={isoDate(lastSeenAt)}>
                {wording.seen(longMoment(lastSeenAt))}
              </time>
            )}
            {wording.methods[method] && <span>{wording.methods[method]}</span>}
            {host !== mainHost && <span>{wording.on(host)}</span>}
          </p>
        </div>
        {!isCurrent && (
          <DangerousChange
            label={wording.end}
            about={device}
            title={wording.endQuestion(device)}
            text={wording.endText}
            confirm={wording.end}
            working={wording.ending}
            operation={RevokeSession}
            variables={{ sessionId: id }}
            onDone={() => showToast({ message: wording.ended, extraParams: { testId: 'session-ended' } })}
          />
        )}
      </div>
    </li>
  )
}
