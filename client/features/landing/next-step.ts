import { linkTo } from '../../../schema/routes/links'
import { landingWording } from '../../../schema/wording/landing/landing'
import { useCanLink } from '../../lib/use-can-link'
import { useSignInLink } from '../../lib/use-sign-in-link'

/** A link of a landing page. */
export interface LandingLink {
  href: string
  text: string
  'aria-haspopup'?: 'dialog'
}

/** The main next step of a landing page: an account for visitors, their settings for everybody else. */
export function useNextStep(): LandingLink {
  const canLink = useCanLink()
  const signIn = useSignInLink()
  if (canLink('SignIn')) return { ...signIn('register'), text: landingWording.createAccount }
  return { href: linkTo('Settings'), text: landingWording.settings }
}
