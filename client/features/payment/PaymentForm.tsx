import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Currency } from '../../../schema/rules/membership/plans'
import { paymentWording as wording } from '../../../schema/wording/payment'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { Skeleton } from '../../ui/Skeleton'
import { NeedsScript } from '../settings/NeedsScript'
import { CardFields } from './CardFields'
import type { Mount, Paid, PaymentSettings, ProviderForm } from './form'
import { useLooksChange } from './use-looks'
import { payWithBank } from './with-bank'

export interface PaymentFormProps {
  /** The worker’s `paymentForm`. A new one (see `renew`) shows an empty form. */
  settings: PaymentSettings
  /** Minor units. */
  amount: number
  currency: Currency
  /** The button: "Pay $50", "Start your free trial", "Save". */
  submitText: ReactNode
  /** What was typed is about to be confirmed, which may lead away from the page. */
  onConfirm: () => void
  /** Sends the token of the confirmed method to the worker; must not reject. On `done` the page goes on by itself. */
  pay: (token: string) => Promise<Paid>
  /** Asks the worker for a new `paymentForm`, and passes it as `settings`. @returns whether it was answered. */
  renew: () => Promise<boolean>
  /** Between the form and the button: what one agrees to. */
  children?: ReactNode
}

const MOUNTS: Readonly<Record<PaymentSettings['provider'], () => Promise<Mount>>> = {
  STRIPE: async () => (await import('./stripe')).mountStripe,
  BRAINTREE: async () => (await import('./braintree')).mountBraintree,
}

type Stage = 'loading' | 'ready' | 'missing'

/**
 * The provider’s own form, in frames of its own: card data never reaches us. Loads the provider’s script, shows the
 * bank’s question where there is one, and says in words why a payment was declined. Its page’s route must be one of
 * `TAKES_PAYMENTS` (schema/rules/paying.ts), whose documents allow the provider. Rule: docs/rules/payments.md, "The
 * form".
 */
export function PaymentForm(props: PaymentFormProps) {
  const { settings, amount, currency, submitText, onConfirm, pay, renew, children } = props
  const errorId = useId()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<ProviderForm>(undefined)
  /** A method that was confirmed and may be tried again. */
  const token = useRef<string>(undefined)
  const [stage, setStage] = useState<Stage>('loading')
  const [attempt, setAttempt] = useState(0)
  /** Settings whose form is gone, since what it confirmed was refused: nothing may be typed into it any more. */
  const [spent, setSpent] = useState<PaymentSettings>()
  const isSpent = spent === settings
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState('')

  const end = (text: string) => {
    setMessage(text)
    setPending(false)
  }

  /** Puts an empty form in the place of one that was refused. */
  async function renewForm(): Promise<void> {
    token.current = undefined
    setSpent(settings)
    setStage('loading')
    if (!(await renew())) setStage('missing')
  }

  function tryAgain(): void {
    if (isSpent) void renewForm()
    else {
      setStage('loading')
      setAttempt(attempt + 1)
    }
  }

  /** Pays with a confirmed method, and answers the bank. @returns what to say; nothing once it is paid. */
  async function payWith(confirmed: string): Promise<string | undefined> {
    token.current = confirmed
    const paid = await payWithBank(
      () => pay(confirmed),
      async (secret) => {
        if (!form.current) throw new Error('The form is gone')
        return form.current.answerBank(secret)
      },
    )
    // What takes days is said in place of the form.
    if (paid.is === 'done' || paid.is === 'pending') return undefined
    if (!paid.canRepeat) void renewForm()
    return paid.message
  }

  /** Does what a press, or PayPal, began; one at a time. */
  async function go(confirm: () => Promise<string | { message: string } | undefined>): Promise<void> {
    if (isPending) return
    setPending(true)
    setMessage('')
    try {
      const confirmed = await confirm()
      if (confirmed === undefined) return end(wording.failed)
      if (typeof confirmed !== 'string') return end(confirmed.message)
      const said = await payWith(confirmed)
      // Once it is paid, the button stays busy: the page moves on.
      if (said !== undefined) end(said)
    } catch {
      end(wording.failed)
    }
  }

  const submit = () =>
    go(async () => {
      if (token.current !== undefined) return token.current
      onConfirm()
      const confirmed = await form.current?.confirm()
      return confirmed?.is === 'confirmed' ? confirmed.token : confirmed
    })
  // What the frames call must not be what it was when they were loaded.
  const latest = useRef({ go, submit })
  latest.current = { go, submit }

  const { provider, scriptUrl, publicKey, clientSecret } = settings
  useEffect(() => {
    const spot = place.current
    if (!spot || isSpent) return
    let isGone = false
    setStage('loading')
    token.current = undefined
    const mounting = MOUNTS[provider]().then((mount) =>
      mount({
        settings: { provider, scriptUrl, publicKey, clientSecret },
        amount,
        currency,
        place: spot,
        onToken: (given) => latest.current.go(async () => given),
        onSubmit: () => latest.current.submit(),
      }),
    )
    mounting.then(
      (mounted) => {
        if (isGone) return
        form.current = mounted
        setStage('ready')
      },
      () => {
        if (!isGone) setStage('missing')
      },
    )
    return () => {
      isGone = true
      form.current = undefined
      mounting.then((mounted) => mounted.remove()).catch(() => {})
    }
  }, [provider, scriptUrl, publicKey, clientSecret, amount, currency, attempt, isSpent])

  useLooksChange(place, () => {
    if (form.current?.relook) form.current.relook()
    else setAttempt((count) => count + 1)
  })

  // Somebody who goes back from their bank's page finds this one as they left it.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const press = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      noValidate
      onSubmit={press}
      aria-busy={stage === 'loading' || isPending}
      className="flex flex-col gap-4"
    >
      <NeedsScript text={wording.needsScript} />
      {stage === 'missing' ? (
        <div role="alert" className="flex flex-col items-start gap-3 text-14">
          <p>{wording.notLoaded}</p>
          <Button onClick={tryAgain}>{wording.again}</Button>
        </div>
      ) : (
        <div className="relative min-h-40">
          {stage === 'loading' && (
            <div className="absolute inset-0 flex flex-col gap-4">
              <span role="status" className="sr-only">
                {wording.loading}
              </span>
              <Skeleton className="h-11 w-full" />
              <Skeleton className="h-11 w-full" />
            </div>
          )}
          <div
            ref={place}
            className={`${stage === 'loading' ? 'invisible' : ''} ${provider === 'STRIPE' ? 'scheme-light' : ''}`}
          >
            {provider === 'BRAINTREE' && <CardFields />}
          </div>
        </div>
      )}
      {children}
      <ErrorText id={errorId}>{message}</ErrorText>
      <Button
        type="submit"
        look="main"
        isWide
        isPending={isPending || stage !== 'ready'}
        pendingText={isPending ? wording.processing : submitText}
        aria-describedby={errorId}
      >
        {submitText}
      </Button>
      <p className="text-13 text-ink-soft">{wording.handledBy(wording.provider[provider])}</p>
    </form>
  )
}
