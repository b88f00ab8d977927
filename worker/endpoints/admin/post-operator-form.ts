import { html } from 'hono/html'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import type { Endpoint } from '../endpoint'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'
import { smallPage } from '../identity/small-page'
import { actInput, operatorActNamed } from './operator-acts'

/**
 * POST to a page of those who run the site: an act's form, sent without script. Leads back to the page, or says why nothing
 * was done. Rule: docs/rules/operating.md, "The pages".
 */
export const postOperatorForm: Endpoint = async ({ request, url, parts, nonce }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const { act: name = '', ...fields } = Object.fromEntries(await readForm(request))
  const act = operatorActNamed(name)
  const result = await act?.(parts, actInput(fields) as never)
  const back = url.pathname + url.search
  if (result?.ok) return seeOther(back)
  const title = operatingMessages.notSaved
  return smallPage({
    nonce,
    title,
    body: html`<h1>${title}</h1>
<p>${result ? result.failure.message : operatingMessages.noAct}</p>
<p><a href="${back}">${operatingMessages.back}</a></p>`,
  })
}
