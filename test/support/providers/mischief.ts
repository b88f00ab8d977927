import { listen } from './listen'

/**
 * Broken issuers, each under its own path: `/slow`, `/down`, `/garbage`, `/huge`, `/other` (claims to be another),
 * `/elsewhere` (redirects away), `/plain` (its endpoints are on another host without https), and `/flaky-…`, which is
 * down twice and then works.
 *
 * @returns the server's address.
 */
export async function startMischief(): Promise<string> {
  const { url, answer } = await listen()
  const visits = new Map<string, number>()
  const document = (issuer: string, endpoints = issuer) =>
    JSON.stringify({
      issuer,
      authorization_endpoint: `${endpoints}/authorize`,
      token_endpoint: `${endpoints}/token`,
      jwks_uri: `${endpoints}/jwks`,
    })
  answer((request, response) => {
    const [, name = ''] = /^\/([\w-]+)\//.exec(request.url ?? '') ?? []
    const issuer = `${url}/${name}`
    const say = (body: string, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    const visit = (visits.get(name) ?? 0) + 1
    visits.set(name, visit)
    if (name === 'slow') return
    if (name === 'down') say('{}', 503)
    else if (name === 'garbage') say('<html>')
    else if (name === 'huge') say(`"${'x'.repeat(1_000_000)}"`)
    else if (name === 'other') say(document('https://elsewhere.example'))
    else if (name === 'elsewhere') response.writeHead(302, { location: `${url}/fine/` }).end()
    else if (name === 'plain') say(document(issuer, 'http://elsewhere.example'))
    else if (name.startsWith('flaky') && visit < 3) say('{}', 503)
    else say(document(issuer))
  })
  return url
}
