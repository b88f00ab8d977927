import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>
type Member = Record<string, unknown> & { __typename: string; code?: string }

const CREATE = `mutation ($input: CreateAccessTokenInput!) { result: createAccessToken(input: $input) {
  __typename
  ... on CreatedAccessToken { token own { tokens { id name hint scopes expiresAt isExpired lastUsedAt } } }
  ... on UserError { code field message }
} }`

/** Makes a token, and returns the answer. */
export async function createToken(visit: Visit, input: object = {}): Promise<Member> {
  const { data } = await visit.ask(CREATE, {
    input: { name: 'My script', scopes: ['READ', 'WRITE', 'PUBLISH'], days: 30, ...input },
  })
  return data?.result as Member
}

/** A program: it sends a token and no cookies, to a site in production. */
export function newProgram(token: string, options: Parameters<typeof newVisit>[0] = {}) {
  const visit = newVisit({ ...options, env: { ENVIRONMENT: 'production', ...options.env } })
  const send = (body: object, headers: Record<string, string> = {}, origin = ORIGIN) =>
    visit.send(`${origin}/_/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })
  return {
    visit,
    send,
    async ask(query: string, variables: object = {}) {
      const response = await send({ query, variables })
      const { data, errors } = (await response.json()) as {
        data?: { result: Member } | null
        errors?: { message: string; extensions: { code: string } }[]
      }
      return { status: response.status, result: data?.result, code: errors?.[0]?.extensions.code, errors }
    },
  }
}

/** Somebody with a token for everything, or for what `input` says, and a program that has it. */
export async function withProgram(input: object = {}) {
  const { user, visit } = await signedIn()
  const { token } = await createToken(visit, input)
  return { user, visit, token: String(token), program: newProgram(String(token)) }
}
