import { html } from 'hono/html'
import type { RouteName } from '../../../schema/routes/index'
import { linkTo } from '../../../schema/routes/links'
import { mobileVerificationWording as wording } from '../../../schema/wording/mobile-verification'
import { confirmMobileVerification } from '../../services/mobile-verification/confirm-mobile-verification'
import { startMobileVerification } from '../../services/mobile-verification/start-mobile-verification'
import type { Endpoint } from '../endpoint'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'
import { smallPage } from '../identity/small-page'

/**
 * POST `/_/mobile-verification/{step}`: a step's form, sent without script. Leads to the next step, or says why there is none.
 * Rule: docs/rules/mobile-verification.md, “The page”.
 */
const mobileVerificationForm: Endpoint = async ({ request, url, parts, params, origin, nonce }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const form = await readForm(request)
  const step = params.step === 'code' ? 'code' : 'start'
  const result =
    step === 'code'
      ? await confirmMobileVerification(parts, { code: form.get('code') ?? '' })
      : await startMobileVerification(parts, {
          country: form.get('country') ?? '',
          phoneNumber: form.get('phoneNumber') ?? '',
        })
  const next = step === 'code' ? 'done' : 'code'
  if (result.ok) return seeOther(origin + linkTo('MobileVerificationStep', { step: next }))
  const title = wording.notSaved
  return smallPage({
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p>${result.failure.message}</p>
<p><a href="${linkTo('MobileVerificationStep', { step })}">${wording.back}</a></p>`,
  })
}

/** The forms of mobile verification. */
export const mobileVerificationEndpoints: Partial<Record<RouteName, Endpoint>> = {
  MobileVerificationForm: mobileVerificationForm,
}
