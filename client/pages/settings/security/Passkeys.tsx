import { useEffect, useState } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import { RecentGate } from '../../../features/settings/SignInAgain'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { Button } from '../../../ui/Button'
import { Section } from '../Section'
import { useFocusInside } from '../use-focus-inside'
import { AddPasskey } from './AddPasskey'
import { PasskeyItem } from './PasskeyItem'

const wording = settingsWording.security.passkeys

/** The viewer's passkeys, and the form to add one. Rule: docs/rules/identity.md, "Passkeys". */
export function Passkeys({ security }: { security: SecurityFieldsFragment }) {
  const { passkeys, recentUntil, sessions } = security
  const [isAdding, setAdding] = useState(false)
  const panel = useFocusInside(isAdding)
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown(window.PublicKeyCredential !== undefined), [])
  const device = sessions.find(({ isCurrent }) => isCurrent)?.device ?? ''
  return (
    <Section title={wording.title} text={wording.text}>
      {passkeys.length === 0 ? (
        <p className="pt-4 text-14">{wording.none}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.credentialId} passkey={passkey} recentUntil={recentUntil} />
          ))}
        </ul>
      )}
      {!isKnown ? (
        <p className="mt-4 text-14 text-ink-soft">{wording.unsupported}</p>
      ) : isAdding ? (
        <div ref={panel} className="mt-5 max-w-[440px]">
          <RecentGate recentUntil={recentUntil}>
            <AddPasskey proposed={device} close={() => setAdding(false)} />
          </RecentGate>
        </div>
      ) : (
        <Button className="mt-4" onClick={() => setAdding(true)}>
          {wording.add}
        </Button>
      )}
    </Section>
  )
}
