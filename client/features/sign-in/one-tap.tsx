import { createRoot } from 'react-dom/client'
import type { SignInOperation } from '../../../schema/rules/identity'
import { offersOneTap } from '../../../schema/rules/one-tap'
import type { App } from '../../lib/app'
import { reportFor } from '../../lib/events/report'
import { onMove } from '../../lib/moves'
import { EmailAvailability } from './email-availability.generated'
import { oneTapLink, providerLink } from './links'
import { loadScript } from './load-script'
import { OneTapCard } from './OneTapCard'
import { OneTap } from './one-tap.generated'
import { oneTapDismissedAt, rememberOneTapDismissal } from './one-tap-memory'
import { susiPayload } from './susi-events'

/** The parts of Google's own script that are used. */
interface GoogleAccounts {
  initialize(options: Readonly<Record<string, unknown>>): void
  prompt(onMoment: (moment: Moment) => void): void
}
interface Moment {
  isSkippedMoment(): boolean
  isDismissedMoment(): boolean
  getDismissedReason(): string
}

interface OneTapPorts {
  app: App
  /** Opens the modal, for somebody who has an account under another address. */
  onSignIn: () => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleAccounts } }
  }
}

/** The address in a token. It isn't trusted: it only decides which choice is offered. */
function emailIn(idToken: string): string | undefined {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (c) => c.charCodeAt(0))
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown }
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}

/** Shows the card for somebody who has no account yet. */
function showCard(
  productName: string,
  email: string | undefined,
  { onViewed, onSignUp, onSignIn }: Record<'onViewed' | 'onSignUp' | 'onSignIn', () => void>,
): void {
  const box = document.createElement('div')
  document.body.appendChild(box)
  const root = createRoot(box)
  const gone = () => {
    root.unmount()
    box.remove()
  }
  root.render(
    <OneTapCard
      productName={productName}
      email={email}
      onViewed={onViewed}
      onSignUp={onSignUp}
      onSignIn={() => {
        gone()
        onSignIn()
      }}
      onDismiss={() => {
        rememberOneTapDismissal()
        gone()
      }}
    />,
  )
}

/**
 * Somebody chose a Google account: they are signed in if they have an account here, otherwise asked first.
 */
async function decide({ app, onSignIn }: OneTapPorts, idToken: string, token: string): Promise<void> {
  const { execute, state } = app
  const { mainOrigin, productName } = state.config
  const redirect = window.location.href
  const leave = (operation: SignInOperation) => {
    // The token is bound to this host's browser cookie, so from another host Google asks again.
    const address =
      state.client.table === 'default'
        ? oneTapLink({ operation, redirect, idToken, token })
        : providerLink('google', { operation, redirect })
    window.location.assign(mainOrigin + address)
  }
  const email = emailIn(idToken)
  const answer = email ? await execute(EmailAvailability, { email }).catch(() => undefined) : undefined
  if (!answer?.emailAvailability) return leave('login')
  const onViewed = () => reportFor(state)('susi.viewed', susiPayload('register', 'one-tap', undefined))
  showCard(productName, email, { onViewed, onSignUp: () => leave('register'), onSignIn })
}

async function offer(ports: OneTapPorts): Promise<void> {
  const { signInOptions, accountToken } = await ports.app.execute(OneTap, {})
  const { oneTap } = signInOptions
  if (!oneTap) return
  await loadScript(oneTap.scriptUrl)
  const google = window.google?.accounts?.id
  if (!google) return
  google.initialize({
    client_id: oneTap.clientId,
    nonce: oneTap.nonce,
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
    callback: ({ credential }: { credential: string }) => decide(ports, credential, accountToken),
  })
  google.prompt((moment) => {
    const isDismissed = moment.isDismissedMoment() && moment.getDismissedReason() === 'cancel_called'
    if (isDismissed || moment.isSkippedMoment()) rememberOneTapDismissal()
  })
}

/** Offers Google One Tap, once per visit, on the first page that allows it. */
export function startOneTap(ports: OneTapPorts): void {
  const { client, session, flags } = ports.app.state
  let stop = (): void => {}
  const consider = (): boolean => {
    const isOffered = offersOneTap({
      isLoggedIn: session.isLoggedIn,
      isBot: client.viewerIsBot,
      isOn: flags.enable_google_one_tap === true,
      isOnForSubdomains: flags.enable_google_one_tap_on_subdomains === true,
      table: client.table,
      page: document.documentElement.dataset.page,
      width: window.innerWidth,
      isTouch: matchMedia('(pointer: coarse)').matches,
      dismissedAt: oneTapDismissedAt(),
      now: Date.now(),
    })
    if (!isOffered) return false
    stop()
    offer(ports).catch((error: unknown) => console.warn('One-tap can’t be offered.', error))
    return true
  }
  if (!consider()) stop = onMove('drawn', consider)
}
