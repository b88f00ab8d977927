import { useRef, useState } from 'react'
import { changeWording } from '../../../../schema/wording/changes'
import { settingsWording } from '../../../../schema/wording/settings'
import { signInWording } from '../../../../schema/wording/sign-in'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { localRefusal } from '../../../features/settings/use-change'
import { useAlternateUser } from '../../../features/sign-in/alternate-user'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { focusSection } from '../Section'

const wording = settingsWording.security.sessions

/** Says that this browser offers the account to the next person who signs in here, and lets the viewer stop that. */
export function RememberedHere() {
  const { suggestion, forget } = useAlternateUser()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  if (!suggestion) return null
  const run = async () => {
    const section = box.current?.closest('section')
    setPending(true)
    const isDone = await forget()
    setPending(false)
    setFailed(!isDone)
    if (!isDone) return
    showToast({ message: signInWording.alternate.forgotten, extraParams: { testId: 'browser-forgotten' } })
    focusSection(section)
  }
  const refusal = hasFailed ? localRefusal(changeWording.failed) : undefined
  return (
    <div ref={box} className="mt-8 border-t border-line pt-5">
      <p className="text-14 text-ink-soft text-pretty">{wording.rememberedText}</p>
      <Button className="mt-4" onClick={run} isPending={isPending}>
        {wording.forgetBrowser}
      </Button>
      <RefusalText id="forget-browser-error" refusal={refusal} />
    </div>
  )
}
