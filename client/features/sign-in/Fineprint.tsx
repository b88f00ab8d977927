import { signInWording } from '../../../schema/wording/sign-in'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { isSubscription } from './request'
import { useSignIn } from './sign-in-context'

const { agreement, captchaNote } = signInWording

/** Links of a sentence. They open in a new window, so that nothing typed here is lost. */
const linksTo = (terms: string, privacy: string) => ({
  terms: (text: string) => (
    <Link key="terms" href={terms} opens="window">
      {text}
    </Link>
  ),
  privacy: (text: string) => (
    <Link key="privacy" href={privacy} opens="window">
      {text}
    </Link>
  ),
})

/** The captcha services, and their privacy policies and terms. */
const CAPTCHA_SERVICES: Readonly<Record<string, { name: string; privacy: string; terms: string }>> = {
  'recaptcha standard': {
    name: 'reCAPTCHA',
    privacy: 'https://policies.google.com/privacy',
    terms: 'https://policies.google.com/terms',
  },
  'recaptcha enterprise': {
    name: 'reCAPTCHA Enterprise',
    privacy: 'https://policies.google.com/privacy',
    terms: 'https://policies.google.com/terms',
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    terms: 'https://www.cloudflare.com/website-terms/',
  },
}

function CaptchaNote() {
  const { options } = useSignIn()
  const { provider = '', mode } = options?.captcha ?? {}
  const service = CAPTCHA_SERVICES[`${provider} ${mode}`] ?? CAPTCHA_SERVICES[provider]
  if (!service) return null
  return <p>{captchaNote(service.name, linksTo(service.terms, service.privacy))}</p>
}

/** What people agree to by continuing. */
export function Fineprint({ callToAction }: { callToAction: string }) {
  const { productName, request, state } = useSignIn()
  const link = useLink()
  return (
    <div className="mx-auto max-w-[44ch] space-y-2 text-13 text-ink-soft text-balance">
      <p>{agreement(callToAction, productName, linksTo(link('ShowTos'), link('ShowPrivacy')))}</p>
      {isSubscription(request) && (
        <p>{signInWording.newsletter(request.user?.name ?? request.collection?.name ?? undefined)}</p>
      )}
      {state.operation === 'register' && <CaptchaNote />}
    </div>
  )
}
