import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hostOfOrigin } from '../../schema/routes/origin'
import { XSRF_HEADER } from '../../schema/rules/session'
import { demoId } from '../../worker/commands/demo/ids'
import { ask } from '../support/http'
import { signIn } from '../support/session'
import { cookiesOf, xsrfCookie } from '../support/session-cookie'
import { type Site, startSite } from '../support/site'

/* docs/rules/development.md, "Mailbox": on an instance of one's own, mail arrives as well. */

const WRITER = 'priya'

interface Mail {
  to: string
  subject: string
  text: string
  headers: Record<string, string>
}

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo'), receivesMail: true })
  await signIn(site.bindings.DB, WRITER, demoId('user', WRITER), hostOfOrigin(site.url))
})
afterAll(() => site.stop())

async function graphql(query: string): Promise<object> {
  const xsrf = await xsrfCookie(WRITER)
  const { cookie } = cookiesOf(WRITER)
  const { text } = await ask('/_/graphql', {
    site: site.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      cookie: `${cookie}; ${xsrf.name}=${xsrf.value}`,
      [XSRF_HEADER]: xsrf.value,
    },
    body: JSON.stringify({ query }),
  })
  return JSON.parse(text).data
}

/** Brings a mail, as a server does. */
async function arrive(to: string, id: string): Promise<string> {
  const from = 'somebody@example.org'
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${id}@example.org>`,
    'Subject: Written on the train',
  ]
  const query = new URLSearchParams({ from, to })
  const { text } = await ask(`/cdn-cgi/local/email?${query}`, {
    site: site.url,
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: [...lines, '', 'The first paragraph.', '', 'The second one.'].join('\r\n'),
  })
  return text
}

const mailbox = async (): Promise<Mail[]> => JSON.parse((await ask('/_/dev/mail', { site: site.url })).text)

test('a story that is mailed is a draft, and its writer is told by a mail with all its headers', async () => {
  const { made } = (await graphql(
    'mutation { made: createStoryMailAddress { ... on StoryMailAddress { address } } }',
  )) as { made: { address: string } }
  expect(made.address).toMatch(/^story-[0-9a-f]+-.+@mail\.localhost$/)
  await arrive(made.address, 'one')
  await expect.poll(mailbox).toHaveLength(1)
  const [answer] = await mailbox()
  expect(answer).toMatchObject({
    to: 'writer@quire.test',
    headers: {
      From: expect.stringMatching(/^"[^"]+" <no-reply@localhost>$/),
      To: 'writer@quire.test',
      Subject: answer?.subject,
      Date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
      'Auto-Submitted': 'auto-replied',
    },
  })
  const stories = await site.bindings.DB.prepare(
    "SELECT state FROM post WHERE title = 'Written on the train'",
  ).all()
  expect(stories.results).toEqual([{ state: 'draft' }])
})

test('a mail to an address that is nobody’s is refused', async () => {
  expect(await arrive('story-000000000000-nothing@mail.localhost', 'two')).toMatch(/reject/i)
})
