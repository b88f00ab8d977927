import { waitOnExecutionContext } from 'cloudflare:test'
import { embedEndpoints } from '../../../worker/endpoints/embed/registry'
import type { EndpointContext } from '../../../worker/endpoints/endpoint'
import { fileEndpoints } from '../../../worker/endpoints/files/registry'
import { helperEndpoints } from '../../../worker/endpoints/helpers/registry'
import { redirectEndpoints } from '../../../worker/endpoints/redirects/registry'
import { rssEndpoints } from '../../../worker/endpoints/rss/registry'
import { type Asked, endpointContext } from '../../factories/endpoint-context'

const ENDPOINTS = {
  ...embedEndpoints,
  ...rssEndpoints,
  ...fileEndpoints,
  ...helperEndpoints,
  ...redirectEndpoints,
}

/** The response of that path's endpoint, and the context that it was given. */
export async function ask(
  path: string,
  asked: Asked = {},
): Promise<{ response: Response | undefined; context: EndpointContext }> {
  const context = endpointContext(path, asked)
  const endpoint = ENDPOINTS[context.routeName]
  if (!endpoint) throw new Error(`no endpoint for ${path} (${context.routeName})`)
  const response = await endpoint(context)
  await waitOnExecutionContext(context.ctx)
  return { response, context }
}

/** Asks for a path that must have a response. */
export async function answerTo(path: string, asked: Asked = {}): Promise<Response> {
  const { response } = await ask(path, asked)
  if (!response) throw new Error(`${path} doesn't exist`)
  return response
}
