import { useState } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import { RecentGate } from '../../../features/settings/SignInAgain'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { Button } from '../../../ui/Button'
import { Section } from '../Section'
import { useFocusInside } from '../use-focus-inside'
import { RecoveryCodes } from './RecoveryCodes'
import { DisableForm, RegenerateForm } from './TwoFactorForms'
import { TwoFactorSetup } from './TwoFactorSetup'

const wording = settingsWording.security.twoFactor

type Mode = 'shown' | 'setting-up' | 'switching-off' | 'regenerating'

/**
 * The second factor: set up in two steps, and switched off. Rule: docs/rules/identity.md, "Second factor".
 */
export function TwoFactor({ security }: { security: SecurityFieldsFragment }) {
  const { twoFactor, recentUntil } = security
  const [mode, setMode] = useState<Mode>('shown')
  /** Shown once, until their owner has saved them. */
  const [codes, setCodes] = useState<readonly string[]>([])
  const panel = useFocusInside(mode !== 'shown')
  const show = () => setMode('shown')
  const keep = (made: readonly string[]) => {
    setCodes(made)
    show()
  }
  return (
    <Section title={wording.title} text={twoFactor.isOn ? wording.on : wording.off}>
      {twoFactor.isOn && codes.length === 0 && (
        <p className={`mt-2 text-14 ${twoFactor.recoveryCodesLeft < 3 ? 'text-danger' : 'text-ink-soft'}`}>
          {wording.left(twoFactor.recoveryCodesLeft)}
        </p>
      )}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} done={() => setCodes([])} />
      ) : mode === 'shown' ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {twoFactor.isOn ? (
            <>
              <Button onClick={() => setMode('regenerating')}>{wording.regenerate}</Button>
              <Button onClick={() => setMode('switching-off')}>
                {wording.switchOff}
                <span className="sr-only"> {wording.title}</span>
              </Button>
            </>
          ) : (
            <Button onClick={() => setMode('setting-up')}>
              {wording.setUp}
              <span className="sr-only"> {wording.title}</span>
            </Button>
          )}
        </div>
      ) : (
        <div ref={panel} className="mt-5 max-w-[440px]">
          <RecentGate recentUntil={recentUntil}>
            {mode === 'setting-up' && <TwoFactorSetup keep={keep} close={show} />}
            {mode === 'switching-off' && <DisableForm close={show} />}
            {mode === 'regenerating' && <RegenerateForm keep={keep} close={show} />}
          </RecentGate>
        </div>
      )}
    </Section>
  )
}
