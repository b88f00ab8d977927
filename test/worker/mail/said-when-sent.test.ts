import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { createCollection } from '../../factories/collection'
import { createGift } from '../../factories/gift'
import { NOON, nextId } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* What asks for a mail at once says that it is sent only if it is. Rule: docs/rules/mail.md, "Sending". */

beforeEach(clearMailbox)

const BROKEN = {
  MAIL_PROVIDER: 'cloudflare',
  MAIL_FROM: 'mail@quire.example',
  MAIL: { send: () => Promise.reject(new Error('recipient not allowed')) },
} as unknown as Partial<Env>

interface Person {
  id: string
  email: string
  username: string
}

interface Asking {
  query: string
  variables: (person: Person) => Promise<object> | object
  /** Whose address isn't confirmed yet. */
  isUnconfirmed?: true
  isVisitor?: true
}

const FAILURE = '__typename ... on UserError { message }'
const SIGN_IN = `mutation ($email: String!, $operation: String!) {
  result: sendAcctAuthEmail(email: $email, operation: $operation, type: "LOGIN_CODE", captchaValue: "dev-pass") { ${FAILURE} } }`

const ASKINGS: Readonly<Record<string, Asking>> = {
  'a sign-in code': {
    isVisitor: true,
    query: SIGN_IN,
    variables: ({ email }) => ({ email, operation: 'login' }),
  },
  'a sign-in code for somebody who says that they are new': {
    isVisitor: true,
    query: SIGN_IN,
    variables: ({ email }) => ({ email, operation: 'register' }),
  },
  'a code for a new account': {
    isVisitor: true,
    query: SIGN_IN,
    variables: () => ({ email: `new-${nextId()}@example.org`, operation: 'register' }),
  },
  'a link that confirms an address': {
    isUnconfirmed: true,
    query: `mutation { result: sendVerificationEmail { ${FAILURE} } }`,
    variables: () => ({}),
  },
  'a link to another address': {
    query: `mutation ($email: String!) { result: changeEmail(email: $email) { ${FAILURE} } }`,
    variables: () => ({ email: `other-${nextId()}@example.org` }),
  },
  'an invitation to a publication': {
    query: `mutation ($id: ID!, $to: String!) { result: invite(input: { collectionId: $id, email: $to, role: WRITER }) { ${FAILURE} } }`,
    variables: async ({ id }) => {
      const { id: collectionId } = await createCollection({ creatorId: id })
      await createRoles(collectionId, { [id]: 'OWNER' })
      return { id: collectionId, to: `guest-${nextId()}@example.org` }
    },
  },
  'a gift that is sent again': {
    query: `mutation ($codeId: ID!, $email: String!) { result: sendGiftAgain(codeId: $codeId, email: $email, key: "a-key-of-this-test-1") { ${FAILURE} } }`,
    variables: async ({ id }) => {
      const { codeIds } = await createGift({ buyerId: id }, [{ recipientEmail: null, sendAt: null }])
      return { codeId: codeIds[0], email: `friend-${nextId()}@example.org` }
    },
  },
}

describe.each(Object.entries(ASKINGS))('%s', (_name, { query, variables, isUnconfirmed, isVisitor }) => {
  test('is said to be sent once the mail service has it, and can be asked for again until then', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const id = nextId()
    const email = `person-${id}@example.org`
    const user = await createUser({ id, email, emailVerifiedAt: isUnconfirmed ? null : NOON })
    const asked = await variables({ id, email, username: user.username })
    const ask = async (more: Partial<Env> | undefined) => {
      const visit = newVisit({
        address: `198.51.100.${Math.floor(Math.random() * 250)}`,
        ...(more && { env: more }),
      })
      if (!isVisitor) await visit.signIn(id)
      const { data, errors } = await visit.ask(query, asked)
      expect(errors).toBeUndefined()
      return data?.result as { __typename: string; message?: string }
    }
    for (const _ of ['once', 'again']) {
      const refused = await ask(BROKEN)
      expect(refused).toMatchObject({ __typename: 'ServiceUnavailable' })
      expect(refused.message).toMatch(/^We couldn’t send the email\. .*try again/i)
    }
    expect(mailbox()).toEqual([])
    expect((await ask(undefined)).message).toBeUndefined()
    expect(mailbox()).toHaveLength(1)
    vi.restoreAllMocks()
  })
})
