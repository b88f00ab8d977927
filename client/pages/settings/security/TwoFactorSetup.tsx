import { type FormEvent, useEffect, useRef, useState } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../../features/settings/use-change'
import { CopyButton } from '../../../features/share/CopyButton'
import { CodeBoxes } from '../../../features/sign-in/CodeBoxes'
import { codeOf, isWholeCode, NO_DIGITS } from '../../../features/sign-in/code-digits'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { focusSection } from '../Section'
import { ConfirmTwoFactor } from './confirm-two-factor.generated'
import { StartTwoFactor } from './start-two-factor.generated'

const wording = settingsWording.security.twoFactor

interface Setup {
  secret: string
  qrSvg: string
}

/** Groups of four, for reading and typing. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

function Heading({ step, children }: { step: 1 | 2; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step === 1) heading.current?.focus()
  }, [step])
  return (
    <div>
      <p className="text-13 text-ink-soft">{wording.step(step)}</p>
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {children}
      </h3>
    </div>
  )
}

/** The first step: the app receives the secret. */
function Scan({ setup, next, cancel }: { setup: Setup; next: () => void; cancel: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Heading step={1}>{wording.scan}</Heading>
      <p className="text-14 text-ink-soft text-pretty">{wording.scanText}</p>
      {/* Black on white in either theme, because some apps read nothing else. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt={wording.qrAlt}
        width={208}
        height={208}
        className="size-52 rounded-input bg-[white] p-2"
      />
      <div>
        <p className="text-14 font-medium">{wording.secret}</p>
        <p className="mt-1 font-mono text-16 wrap-anywhere" data-testid="totp-secret">
          {grouped(setup.secret)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={next}>
          {wording.next}
        </Button>
        <Button onClick={cancel}>{settingsWording.cancel}</Button>
        <CopyButton text={setup.secret} label={wording.copyKey} />
      </div>
    </div>
  )
}

/** The second step: a code proves that the app has the secret. */
function Confirm({ keep, back }: { keep: (codes: readonly string[]) => void; back: () => void }) {
  const [digits, setDigits] = useState(NO_DIGITS)
  const [failure, setFailure] = useState<Refusal>()
  const { run, isPending, refusal } = useChange(ConfirmTwoFactor)
  const form = useRef<HTMLFormElement>(null)
  const shown = failure ?? refusal
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const judge = async () => {
    if (isPending) return
    if (!isWholeCode(digits)) {
      setFailure(localRefusal(wording.codeLength, 'code'))
      return
    }
    setFailure(undefined)
    const made = await run({ code: codeOf(digits) })
    if (!made) {
      // The next code is a different one.
      setDigits(NO_DIGITS)
      form.current?.querySelector('input')?.focus()
      return
    }
    showToast({ message: wording.switchedOn, extraParams: { testId: 'two-factor-on' } })
    keep(made.codes)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    judge()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Heading step={2}>{wording.enter}</Heading>
      <p className="text-14 text-ink-soft">{wording.enterText}</p>
      <div className="w-fit">
        <CodeBoxes
          label={wording.group}
          digits={digits}
          onDigits={(next) => {
            setDigits(next)
            setFailure(undefined)
          }}
          onEnter={judge}
          disabled={false}
          errorId={shown ? 'two-factor-error' : undefined}
        />
      </div>
      <RefusalText id="two-factor-error" refusal={shown} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" isPending={isPending} pendingText={wording.confirming}>
          {wording.confirm}
        </Button>
        <Button onClick={back}>{wording.back}</Button>
      </div>
    </form>
  )
}

interface Props {
  keep: (codes: readonly string[]) => void
  close: () => void
}

/** Sets up the second factor, in two steps. */
export function TwoFactorSetup({ keep, close }: Props) {
  const [setup, setSetup] = useState<Setup>()
  const [step, setStep] = useState<1 | 2>(1)
  const { run, refusal } = useChange(StartTwoFactor)
  const area = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    run({}).then((started) => started && setSetup(started))
  })
  const cancel = () => {
    focusSection(area.current)
    close()
  }
  return (
    <div ref={area}>
      <RefusalText id="two-factor-start-error" refusal={refusal} />
      {refusal && (
        <Button onClick={cancel} className="mt-4">
          {settingsWording.close}
        </Button>
      )}
      {!setup && !refusal && (
        // As tall as the content to come.
        <div role="status" className="h-[440px] text-14 text-ink-soft">
          {wording.working}
        </div>
      )}
      {setup && step === 1 && <Scan setup={setup} next={() => setStep(2)} cancel={cancel} />}
      {setup && step === 2 && <Confirm keep={keep} back={() => setStep(1)} />}
    </div>
  )
}
