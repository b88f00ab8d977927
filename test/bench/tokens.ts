import { FollowingFeed } from '../../client/pages/your-following-feed/following-feed.generated'
import { newToken, TOKEN_SCOPES, tokenHint } from '../../schema/rules/access-tokens'
import { sha256 } from '../../schema/rules/hex'
import { DAY } from '../../schema/rules/time-units'
import { insertToken } from '../../worker/data/access-token/writes'
import { SAMPLES } from './generate'
import { median, send } from './http'
import type { Site } from './site'
import { AGENT, ANEW } from './subjects'

/** Requests of each kind in a round: fewer than a token may make in five minutes. */
const REQUESTS = 200
const ROUNDS = 5
/** CPU of a request with a token, in relation to the same one with a session. */
const WANTED = 1.2

/** The request that is compared: one that asks who it is for, since a session that nobody asks about isn't verified. */
const QUESTION = {
  documentId: FollowingFeed.id,
  operationName: FollowingFeed.name,
  variables: { of: 'PEOPLE' },
}

/** Stores a token of the reader's for each round, and one to warm up. */
async function makeTokens({ DB }: Env): Promise<string[]> {
  const now = Date.now()
  const tokens = await Promise.all(Array.from({ length: ROUNDS + 1 }, newToken))
  const rows = await Promise.all(
    tokens.map(async (token, i) => ({
      hash: await sha256(token),
      id: `benchtoken${i}`,
      userId: SAMPLES.readerId,
      name: 'Bench',
      hint: tokenHint(token),
      scopes: JSON.stringify(TOKEN_SCOPES),
      createdAt: now,
      expiresAt: now + DAY,
      lastUsedAt: null,
    })),
  )
  await DB.batch(
    rows.map((row) => {
      const { sql, params } = insertToken(row, rows.length + 1)
      return DB.prepare(sql).bind(...params)
    }),
  )
  return tokens
}

/** Milliseconds of workerd's CPU for each of a round's requests. */
async function cpuOf(site: Site, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify(QUESTION)
  const ask = { path: '/_/graphql', method: 'POST', body }
  const type = { 'content-type': 'application/json', origin: site.origin }
  const before = site.cpu() ?? Number.NaN
  for (let i = 0; i < REQUESTS; i++) {
    const { status, bytes } = await send(site.origin, { ...ask, headers: { ...headers, ...type } })
    if (status !== 200 || !bytes.toString().includes('followingFeed'))
      throw new Error(`A request is answered by ${status} ${bytes.toString().slice(0, 300)}`)
  }
  return ((site.cpu() ?? Number.NaN) - before) / REQUESTS
}

/**
 * Measures what a token costs a request beside a session, in turn, the first round as a warm-up. Returns whether that is as
 * wanted. Target: docs/bench.md, "Tokens".
 */
export async function runTokens(site: Site, print: (line: string) => void): Promise<boolean> {
  const rounds: { session: number; token: number }[] = []
  for (const token of await makeTokens(site.bindings)) {
    const session = await cpuOf(site, ANEW)
    const bearer = { ...AGENT, authorization: `Bearer ${token}`, 'cache-control': 'no-cache' }
    rounds.push({ session, token: await cpuOf(site, bearer) })
  }
  const measured = rounds.slice(1)
  const ratio = median(measured.map(({ session, token }) => token / session))
  const ms = (of: 'session' | 'token') => `${median(measured.map((round) => round[of])).toFixed(2)} ms of CPU`
  print(`a request with a session: ${ms('session')}; with a token: ${ms('token')}`)
  print(`ratio ${ratio.toFixed(2)}, at most ${WANTED} is wanted`)
  return ratio <= WANTED
}
