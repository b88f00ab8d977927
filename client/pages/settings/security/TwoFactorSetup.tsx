import { useEffect, useId, useRef, useState } from 'react'
import { length, object, pipe, string } from 'valibot'
import { LOGIN_CODE_LENGTH } from '../../../../schema/rules/identity'
import { settingsWording } from '../../../../schema/wording/settings'
import { failureOf, RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { CopyButton } from '../../../features/share/CopyButton'
import { CodeBoxes } from '../../../features/sign-in/CodeBoxes'
import { codeOf, NO_DIGITS } from '../../../features/sign-in/code-digits'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Form } from '../../../ui/form/Form'
import { useForm } from '../../../ui/form/form-context'
import { HiddenField } from '../../../ui/form/HiddenField'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { focusSection } from '../Section'
import { ConfirmTwoFactor } from './confirm-two-factor.generated'
import { StartTwoFactor } from './start-two-factor.generated'

const wording = settingsWording.security.twoFactor
const CODE = object({ code: pipe(string(), length(LOGIN_CODE_LENGTH, wording.codeLength)) })

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

/** The boxes of the code. */
function CodeField() {
  const [digits, setDigits] = useState(NO_DIGITS)
  const boxes = useRef<HTMLDivElement>(null)
  const id = useId()
  const { code: error } = useForm().errors
  useEffect(() => boxes.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <div ref={boxes} className="w-fit">
        <CodeBoxes
          label={wording.group}
          digits={digits}
          onDigits={setDigits}
          onEnter={() => boxes.current?.closest('form')?.requestSubmit()}
          disabled={false}
          errorId={error ? `${id}-error` : undefined}
        />
        <HiddenField name="code" value={codeOf(digits)} />
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </>
  )
}

/** The second step: a code proves that the app has the secret. */
function Confirm({ keep, back }: { keep: (codes: readonly string[]) => void; back: () => void }) {
  const { run, refusal } = useChange(ConfirmTwoFactor)
  /** Counts refused codes: after each the boxes are empty, because the next code is a different one. */
  const [refused, setRefused] = useState(0)
  const confirm = async (code: string) => {
    const made = await run({ code })
    if (!made) {
      setRefused((count) => count + 1)
      return false
    }
    showToast({ message: wording.switchedOn, extraParams: { testId: 'two-factor-on' } })
    keep(made.codes)
    return true
  }
  return (
    <Form schema={CODE} failure={failureOf(refusal)} about="code" onSubmit={({ code }) => confirm(code)}>
      <Heading step={2}>{wording.enter}</Heading>
      <p className="text-14 text-ink-soft">{wording.enterText}</p>
      <CodeField key={refused} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pendingText={wording.confirming}>{wording.confirm}</SubmitButton>
        <Button onClick={back}>{wording.back}</Button>
      </div>
    </Form>
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
