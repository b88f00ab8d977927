import { siteName } from '../../../schema/brand/name'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import { type DevelopmentEndpoint, refusal } from './endpoint'

/** The GraphQL endpoint, which a browser may open. */
const GRAPHQL_ADDRESS = '/_/graphql'

/** The editor runs its language services in web workers, and has its icons in its styles. */
const policy = (nonce: string): string =>
  [
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; worker-src blob:`,
    "connect-src 'self'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'",
  ].join('; ')

/** Whether somebody opens the endpoint in a browser. */
export const opensGraphiQL = ({ method, headers }: Request, pathname: string): boolean =>
  pathname === GRAPHQL_ADDRESS && method === 'GET' && headers.get('accept')?.includes('text/html') === true

/** GraphiQL, which uses the browser's session. Rule: docs/rules/development.md, "Addresses". */
export const graphiqlEndpoint: DevelopmentEndpoint = {
  async GET({ request, env, nonce }) {
    if (!env.GRAPHIQL) return refusal(404, 'no-graphiql', 'This instance was started without GraphiQL.')
    const xsrf = xsrfOf(request.headers.get('cookie') ?? '')
    const options = {
      endpoint: GRAPHQL_ADDRESS,
      title: `GraphiQL, ${siteName(env)}`,
      credentials: 'same-origin',
      defaultQuery: '{\n  today\n}\n',
      ...(xsrf && { headers: JSON.stringify({ [XSRF_HEADER]: xsrf }) }),
    }
    const drawn = await env.GRAPHIQL.fetch('http://graphiql/', {
      method: 'POST',
      body: JSON.stringify({ nonce, options }),
    })
    const response = new Response(drawn.body, drawn)
    response.headers.set('content-security-policy', policy(nonce))
    return response
  },
}
