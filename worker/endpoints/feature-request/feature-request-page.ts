import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { listedTitle } from '../../../schema/story/listed-title'
import { featureRequestWording as wording } from '../../../schema/wording/feature-requests'
import { longDate } from '../../../schema/wording/formats'
import {
  answerFeatureRequest,
  type OpenedRequest,
  openFeatureRequest,
} from '../../services/feature-request/answer-feature-request'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'
import { smallPage } from '../identity/small-page'

/** A page that says one thing. */
const say = (nonce: string, { title, text }: { title: string; text: string }, status = 200): Response =>
  smallPage({
    nonce,
    status,
    title,
    body: html`<h1>${title}</h1>
<p>${text}</p>
<p><a href="${linkTo('Home')}">${wording.home}</a></p>`,
  })

/** Asks whether a story may be featured, or says what has become of that. */
function show({ nonce, parts }: EndpointContext, { row, state, title: named }: OpenedRequest): Response {
  const title = listedTitle(named)
  if (state === 'GONE') return say(nonce, wording.gone)
  const { ask, notInProgramme, notOut, states } = wording
  const day = longDate(row.expiresAt)
  if (state === 'NOT_OUT') return say(nonce, { ...notOut, text: notOut.text(title, day) })
  if (state === 'NOT_IN_PROGRAMME') return say(nonce, { ...notInProgramme, text: notInProgramme.text(title) })
  if (state !== 'OPEN') return say(nonce, { ...states[state], text: states[state].text(title) })
  return smallPage({
    nonce,
    title: ask.title,
    body: html`<h1>${ask.title}</h1>
<p>${ask.text(title, parts.site.productName)}</p>
<p>${ask.same}</p>
<form method="post"><p><button name="answer" value="accept">${ask.accept}</button><button name="answer" value="decline">${ask.decline}</button></p></form>
<p>${ask.until(day)}</p>`,
  })
}

/**
 * The link that a writer is sent when staff asks to feature a story. Opening it shows what is asked: programs that scan mail
 * follow links but don't post. Its form answers. Rule: docs/rules/partner.md, "Featuring".
 */
export const partnerFeatureRequest: Endpoint = async (context) => {
  const { request, url, params, parts, nonce } = context
  const postId = postIdOf(params.postId ?? '') ?? ''
  const token = params.token ?? ''
  const opened = await openFeatureRequest(parts, postId, token)
  if (!opened) return say(nonce, wording.invalid, 404)
  if (request.method !== 'POST') return show(context, opened)
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const answer = (await readForm(request)).get('answer')
  const answered = await answerFeatureRequest(parts, { postId, token, answer: answer as 'accept' })
  return answered.ok ? seeOther(url.pathname) : failureResponse(answered.failure)
}
