import { type OauthError, oauthWording } from '../../../schema/wording/oauth'
import type { OauthApplication } from '../../data/oauth/queries'
import { authenticateClient, credentialsOf } from '../../services/oauth/authenticate-client'
import { type OauthParams, paramsOf } from '../../services/oauth/authorization'
import { isOurResource } from '../../services/oauth/discovery'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readFormAlone } from '../identity/read-form'

const NEVER_STORED = { 'cache-control': 'no-store', pragma: 'no-cache' }

/** What an application is told, which is never stored. */
export const oauthAnswer = (told: object, status = 200): Response =>
  Response.json(told, { status, headers: NEVER_STORED })

/** Errors that aren't a 400. */
const STATUS: Partial<Record<OauthError, number>> = { invalid_client: 401, too_many_registrations: 429 }

/**
 * An error as the protocol says it (RFC 6749, 5.2), and beside it as `/v1` says what it refuses, for clients that know
 * only that. Rule: docs/rules/oauth.md, "Tokens".
 */
export function oauthFailure(error: OauthError, headers: Readonly<Record<string, string>> = {}): Response {
  const message = oauthWording.errors[error]
  const status = STATUS[error] ?? 400
  return Response.json(
    { error, error_description: message, errors: [{ message, code: status, name: error }] },
    { status, headers: { ...NEVER_STORED, ...headers } },
  )
}

/** The fields of a form; undefined for anything else. */
async function formOf(request: Request): Promise<OauthParams | undefined> {
  const fields = await readFormAlone(request)
  return fields && paramsOf(fields)
}

/** An address that applications post a form to, once it is known which one does. */
export const clientEndpoint =
  (
    answer: (context: EndpointContext, application: OauthApplication, form: OauthParams) => Promise<Response>,
  ): Endpoint =>
  async (context) => {
    const { request, reader } = context
    const form = await formOf(request)
    if (!form) return oauthFailure('invalid_request')
    if (!isOurResource(form.resource, context.origin)) return oauthFailure('invalid_target')
    const application = await authenticateClient(reader.db, credentialsOf(request.headers, form))
    if (application) return answer(context, application, form)
    return oauthFailure('invalid_client', { 'www-authenticate': 'Basic realm="oauth"' })
  }
