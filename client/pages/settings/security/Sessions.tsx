import { settingsWording } from '../../../../schema/wording/settings'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { showToast } from '../../../shell/toast'
import { Section } from '../Section'
import { RememberedHere } from './RememberedHere'
import { RevokeOtherSessions } from './revoke-other-sessions.generated'
import { SessionItem } from './SessionItem'

const wording = settingsWording.security.sessions

type Session = SecurityFieldsFragment['sessions'][number]

/** Where somebody is signed in, this device first. Rule: docs/rules/identity.md, "Sessions". */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const inOrder = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <Section title={wording.title} text={wording.text}>
      <ul className="mt-2">
        {inOrder.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <DangerousChange
          className="mt-5"
          label={wording.endOthers}
          title={wording.endOthersQuestion}
          text={wording.endOthersText}
          confirm={wording.endOthers}
          working={wording.ending}
          operation={RevokeOtherSessions}
          variables={{}}
          onDone={() =>
            showToast({ message: wording.othersEnded, extraParams: { testId: 'sessions-ended' } })
          }
        />
      )}
      <RememberedHere />
    </Section>
  )
}
