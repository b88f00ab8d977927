import { expect, test } from 'vitest'
import { responseWording as wording } from '../../../schema/wording/responses'
import { demoId } from '../../../worker/commands/demo/ids'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const STORY = '30bc6137f8d2'

test('post-responses shows what was said of a story, without what waits or was hidden', async () => {
  const { status, text } = await ask(`/p/${STORY}/responses`)
  expect(status).toBe(200)
  expect(text).toContain('missed my stop')
  expect(text).toContain(wording.pinned)
  expect(text).toContain(wording.count(6))
  for (const withheld of ['First!', 'chart of it']) expect(text).not.toContain(withheld)
  // The answers are folded.
  expect(text).not.toContain('framed')
})

test('post-responses shows a response with what it answers, and the answers to it', async () => {
  const { status, text } = await ask(`/p/${demoId('response', 'napkin')}/responses`)
  expect(status).toBe(200)
  expect(text).toContain('one of those napkins')
  expect(text).toContain('It’s framed.')
  expect(text).toContain(`/p/${demoId('response', 'harbour')}/responses`)
})

test('post-responses is a 404 for what waits, except to its writer', async () => {
  const path = `/p/${demoId('response', 'chart')}/responses`
  expect((await ask(path)).status).toBe(404)
  expect((await ask(path, { headers: cookiesOf('reader') })).status).toBe(404)
})

test('post-responses shows what was said of a list, and leads there from its page', async () => {
  const list = `/@maren/list/by-the-water-${demoId('catalog', 'by-the-water')}`
  const { status, text } = await ask(`${list}/responses`)
  expect(status).toBe(200)
  expect(text).toContain('Start with the whale')
  expect(text).toContain(wording.answers(1))
  expect(text).not.toContain('for a reason')
  expect((await ask(list)).text).toContain(`href="${list}/responses"`)
  expect((await ask('/@maren/list/nothing-00000000/responses')).status).toBe(404)
  const renamed = await ask(`/@maren/list/by-${demoId('catalog', 'by-the-water')}/responses`)
  expect([renamed.status, renamed.headers.get('location')]).toEqual([301, `${list}/responses`])
})

test('post-response-edit asks visitors to sign in, and lets others write', async () => {
  const path = `/p/${STORY}/responses/new`
  expect((await ask(path)).status).toBe(302)
  const { status, text } = await ask(path, { headers: cookiesOf('reader') })
  expect(status).toBe(200)
  expect(text).toContain(wording.text)
})
