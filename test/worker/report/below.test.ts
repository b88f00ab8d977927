import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

let staff: Visit
beforeAll(async () => {
  staff = (await signedIn({ isStaff: true })).visit
})

const BELOW = ['info', 'upvotes', 'info/newest/all', 'quotes', 'share/facebook']

/** A story with a highlight. */
async function quotedStory() {
  const story = await createStory({ body: [paragraph('Some words to mark.', 'text')] })
  const reader = await signedIn()
  const { data } = await reader.visit.ask(
    `mutation ($id: ID!) { createQuote(targetPostId: $id, paragraphName: "text", startOffset: 0, endOffset: 4) {
      ... on Quote { id } } }`,
    { id: story.id },
  )
  const quote = data?.createQuote as { id: string } | undefined
  return { id: story.id, quoteId: quote?.id ?? '' }
}

const act = (mutation: string, type: string, input: object) =>
  staff.ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input })

async function answersBelow(postId: string, init?: RequestInit) {
  const visit = newVisit()
  const answers = await Promise.all(
    BELOW.map(async (path) => {
      const response = await visit.send(`/p/${postId}/${path}`, { ...init, redirect: 'manual' })
      return { status: response.status, text: await response.text() }
    }),
  )
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    codes: [
      ...new Set(answers.map(({ text }) => (JSON.parse(text) as { error: { code: string } }).error.code)),
    ],
  }
}

async function page(path: string, init?: RequestInit) {
  const response = await newVisit().send(path, { ...init, redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

test('what is below a story that was taken down is gone with it, and says so', async () => {
  const { id, quoteId } = await quotedStory()
  await env.DB.prepare('UPDATE post SET first_published_at = 1 WHERE id = ?').bind(id).run()
  await act('takeDownPost', 'DecideOnPostInput', { postId: id, reason: 'Spam.' })
  expect(await answersBelow(id)).toEqual({ statuses: [410], codes: ['POST_SUSPENDED'] })
  for (const path of ['responses', `quotes/${quoteId}`]) {
    const { status, html } = await page(`/p/${id}/${path}`)
    expect([path, status]).toEqual([path, 410])
    expect(html).toContain(hiddenPostWording.violation)
    expect(html).not.toContain('Some words')
  }
  expect((await page(`/feed/p/${id}/responses`)).status).toBe(404)
})

test('what is below a withheld story is withheld in the same countries', async () => {
  const { id, quoteId } = await quotedStory()
  await act('withholdPost', 'WithholdPostInput', {
    postId: id,
    countries: ['DE'],
    reason: 'A court has ordered it.',
  })
  const from = (country: string) => ({ cf: { country } }) as RequestInit
  expect(await answersBelow(id, from('DE'))).toEqual({ statuses: [451], codes: ['WITHHELD_IN_COUNTRY'] })
  for (const path of ['responses', `quotes/${quoteId}`]) {
    const { status, html } = await page(`/p/${id}/${path}`, from('DE'))
    expect([path, status]).toEqual([path, 451])
    expect(html).toContain('This story isn’t available in your country (Germany). A court has ordered it.')
  }
  const info = await newVisit().send(`/p/${id}/info`, from('FR'))
  expect([info.status, info.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await page(`/p/${id}/responses`, from('FR'))).status).toBe(200)
  expect((await page(`/feed/p/${id}/responses`, from('FR'))).status).toBe(404)
})
