import { expect, test } from 'vitest'
import { TEST_LETTERS } from '../../../../schema/rules/letter-content'
import { createCollection } from '../../../factories/collection'
import { NOON, nextId } from '../../../factories/ids'
import { createRoles } from '../../../factories/leaders'
import { createStory, paragraph } from '../../../factories/story'
import { createUser } from '../../../factories/user'
import { newVisit } from '../../../factories/visit'
import { mailsTo } from '../support'

const SEND = `mutation ($input: SendTestLetterInput!) {
  result: sendTestLetter(input: $input) {
    __typename ... on SentTestLetter { sentTo } ... on UserError { code field message }
  }
}`
const PROOF = `query ($id: ID!, $postId: ID!, $search: String, $paging: PagingOptions) { newsletter(id: $id) {
  letterStories(search: $search, paging: $paging) { stories { title } pagingInfo { next { to } } }
  letterProof(postId: $postId) { bytes isCut picturesWithoutAlt links hasPostalAddress text post { title } }
} }`

interface Answer {
  __typename: string
  sentTo?: string
  code?: string
  field?: string
}

/** Somebody who is signed in, with an address that they have confirmed. */
async function person(given: Parameters<typeof createUser>[0] = {}) {
  const email = `p${nextId()}@quire.test`
  const { id } = await createUser({ email, emailVerifiedAt: NOON, ...given })
  const visit = newVisit()
  await visit.signIn(id)
  const send = async (input: object): Promise<Answer> => {
    const { data, errors } = await visit.ask(SEND, { input: { subject: 'A letter', ...input } })
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.result as Answer
  }
  const proof = async (variables: object) => {
    const { data } = await visit.ask(PROOF, { search: '', ...variables })
    return (data as { newsletter: { letterStories: unknown; letterProof: unknown } }).newsletter
  }
  return { id, email, visit, send, proof }
}

test('a test goes to the viewer’s own address alone, as a letter is', async () => {
  const writer = await person({ name: 'Ida Mole' })
  const { id: postId } = await createStory({
    creatorId: writer.id,
    title: 'Boats',
    body: [paragraph('About oars')],
  })
  const input = { newsletterId: writer.id, postId, subject: 'Of boats', preheader: 'And oars' }
  expect(await writer.send(input)).toEqual({ __typename: 'SentTestLetter', sentTo: writer.email })
  const [mail, ...more] = mailsTo(writer.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('[Test] Of boats')
  expect(mail?.html).toContain('About oars')
  expect(mail?.html).toMatch(/display:none[^>]*>And oars/)
  expect(mail?.text).toContain('About oars')
  // Trying its links unsubscribes nobody.
  const [, leave = ''] = /Unsubscribe: (\S+)/.exec(mail?.text ?? '') ?? []
  expect(new URL(leave).pathname).toMatch(new RegExp(`^/me/email-settings/${writer.id}/`))
})

test('only those whose newsletter it is send a test, and see its letters', async () => {
  const [writer, other, editor, member] = await Promise.all([person(), person(), person(), person()])
  const { id: collectionId } = await createCollection()
  await createRoles(collectionId, { [editor.id]: 'EDITOR', [member.id]: 'WRITER' })
  const { id: postId } = await createStory({ creatorId: writer.id, collectionId })
  const of = (newsletterId: string) => ({ newsletterId, postId })
  expect((await writer.send(of(writer.id))).__typename).toBe('SentTestLetter')
  expect((await editor.send(of(collectionId))).__typename).toBe('SentTestLetter')
  for (const [who, id] of [
    [other, writer.id],
    [other, collectionId],
    [member, collectionId],
    [writer, collectionId],
  ] as const) {
    expect((await who.send(of(id))).code).toBe('FORBIDDEN')
    expect(await who.proof({ id, postId })).toEqual({ letterStories: null, letterProof: null })
  }
  expect(mailsTo(other.email)).toEqual([])
  expect((await editor.proof({ id: collectionId, postId })).letterProof).not.toBeNull()
})

test('a newsletter sends what is out and belongs to it', async () => {
  const writer = await person()
  const mine = { creatorId: writer.id }
  const [draft, foreign, response, trashed] = await Promise.all([
    createStory({ ...mine, state: 'draft', isListed: false }),
    createStory(),
    createStory({ ...mine, kind: 'response' }),
    createStory({ ...mine, state: 'trashed', isListed: false }),
  ])
  for (const { id: postId } of [draft, foreign, response, trashed])
    expect(await writer.send({ newsletterId: writer.id, postId })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'postId',
    })
  const { id: postId } = await createStory({ ...mine, state: 'unlisted', isListed: false })
  expect((await writer.send({ newsletterId: writer.id, postId })).__typename).toBe('SentTestLetter')
})

test('subjects have a length and one line, and no line can become a header', async () => {
  const writer = await person()
  const { id: postId } = await createStory({ creatorId: writer.id })
  const base = { newsletterId: writer.id, postId }
  expect(await writer.send({ ...base, subject: ' \n' })).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'subject',
  })
  expect(await writer.send({ ...base, subject: 'x'.repeat(151) })).toMatchObject({ field: 'subject' })
  expect(await writer.send({ ...base, preheader: 'x'.repeat(201) })).toMatchObject({ field: 'preheader' })
  expect((await writer.send({ ...base, subject: 'One\r\nBcc: all@quire.test' })).__typename).toBe(
    'SentTestLetter',
  )
  expect(mailsTo(writer.email)[0]?.subject).toBe('[Test] One Bcc: all@quire.test')
})

test('an address that isn’t confirmed gets none, and an hour has only so many', async () => {
  const unconfirmed = await person({ emailVerifiedAt: null })
  const writer = await person()
  const [{ id: first }, { id: second }] = await Promise.all([
    createStory({ creatorId: unconfirmed.id }),
    createStory({ creatorId: writer.id }),
  ])
  expect((await unconfirmed.send({ newsletterId: unconfirmed.id, postId: first })).code).toBe('BAD_REQUEST')
  const input = { newsletterId: writer.id, postId: second }
  for (let i = 0; i < TEST_LETTERS.most; i++)
    expect((await writer.send(input)).__typename).toBe('SentTestLetter')
  expect((await writer.send(input)).code).toBe('RATE_LIMITED')
  expect(mailsTo(writer.email)).toHaveLength(TEST_LETTERS.most)
})

test('the stories of a newsletter can be searched and paged, newest first', async () => {
  const [writer, editor] = await Promise.all([person(), person()])
  const { id: collectionId } = await createCollection()
  await createRoles(collectionId, { [editor.id]: 'OWNER' })
  for (const title of ['Old boats', 'Oars', 'New boats'])
    await createStory({ creatorId: writer.id, collectionId, title })
  await createStory({
    creatorId: writer.id,
    collectionId,
    title: 'Draft boats',
    state: 'draft',
    isListed: false,
  })
  const postId = nextId()
  for (const [who, id] of [
    [writer, writer.id],
    [editor, collectionId],
  ] as const) {
    const titles = async (search: string, to?: string) => {
      const { letterStories } = await who.proof({ id, postId, search, paging: { limit: 1, to } })
      return letterStories as { stories: { title: string }[]; pagingInfo: { next: { to: string } | null } }
    }
    const newest = await titles('BOATS')
    expect(newest.stories).toEqual([{ title: 'New boats' }])
    const next = await titles('BOATS', newest.pagingInfo.next?.to)
    expect(next).toEqual({ stories: [{ title: 'Old boats' }], pagingInfo: { next: null } })
    expect((await titles('nothing like that')).stories).toEqual([])
  }
})

test('a proof says what there is to know of a letter', async () => {
  const writer = await person()
  const picture = {
    type: 'IMG' as const,
    text: '',
    markups: [],
    layout: 'inset' as const,
    imageId: 'a'.repeat(24),
  }
  const linked = {
    ...paragraph('Two'),
    markups: [
      { type: 'A' as const, start: 0, end: 1, href: 'https://other.example/page' },
      { type: 'A' as const, start: 1, end: 2, href: '/@ida' },
    ],
  }
  const body = [
    paragraph('One'),
    linked,
    { ...picture, name: 'p1', alt: '' },
    { ...picture, name: 'p2', alt: 'A boat' },
  ]
  const { id: postId } = await createStory({ creatorId: writer.id, title: 'Boats', body })
  const { letterProof } = await writer.proof({ id: writer.id, postId })
  expect(letterProof).toMatchObject({
    isCut: false,
    picturesWithoutAlt: 1,
    links: ['https://other.example/page'],
    hasPostalAddress: false,
    post: { title: 'Boats' },
  })
  const { bytes, text } = letterProof as { bytes: number; text: string }
  expect(bytes).toBeGreaterThan(2000)
  expect(text).toContain('One')
})

test('the proof in a frame is for those whose newsletter it is, and runs nothing', async () => {
  const [writer, other] = await Promise.all([person(), person()])
  const { id: postId } = await createStory({ creatorId: writer.id, body: [paragraph('About oars')] })
  const path = `/newsletters/${writer.id}/new-email/${postId}`
  const light = await writer.visit.get(path)
  expect(light.status).toBe(200)
  const policy = light.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self'")
  expect(policy).toContain('sandbox')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(light.headers.get('cache-control')).toBe('private, no-store')
  const text = await light.text()
  expect(text).toContain('About oars')
  expect(text).toContain('@media not all')
  expect(await (await writer.visit.get(`${path}?look=dark`)).text()).toContain('@media all')
  expect((await other.visit.get(path)).status).toBe(404)
  expect((await writer.visit.get(`/newsletters/${writer.id}/new-email/${nextId()}`)).status).toBe(404)
})
