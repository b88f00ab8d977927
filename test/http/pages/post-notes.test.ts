import { expect, test } from 'vitest'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { demoId } from '../../../worker/commands/demo/ids'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const postId = demoId('post', 'a-field-guide-to-footnotes')
const as = (viewer: string, path: string) => ask(path, { headers: cookiesOf(viewer) })

test('post-notes shows a submitted draft with its notes to its writer and its editors', async () => {
  const path = `/p/${postId}/private-notes`
  for (const viewer of ['priya', 'ines']) {
    const { status, text } = await as(viewer, path)
    expect(status).toBe(200)
    expect(text).toContain('The shy footnote hides')
    expect(text).toContain('Could it open the story?')
    expect(text).toContain('The old opening went.')
    expect(text).toContain(`id="note-${demoId('note', 'shy')}"`)
    expect(text).toContain(wording.open(1))
    expect(text).toContain(wording.done(1))
  }
  expect((await as('ines', path)).text).toContain(wording.backToInbox)
  for (const viewer of ['maren', 'reader']) expect((await as(viewer, path)).status).toBe(404)
  expect((await ask(path)).status).toBe(302)
})

test('post-notes shows a reader the story that they can read, with their own notes and the answers', async () => {
  const path = `/p/${demoId('post', 'the-tide-turns-around-a-point')}/private-notes`
  const { status, text } = await as('reader', path)
  expect(status).toBe(200)
  for (const shown of [wording.intro.reader, wording.backToStory, 'it is the same moon', 'I’ll leave it'])
    expect(text).toContain(shown)
  expect((await as('maren', path)).text).toContain('it is the same moon')
  expect((await as('priya', path)).status).toBe(404)
})
