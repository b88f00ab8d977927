import { beforeAll, expect, test } from 'vitest'
import { added, of, postRow, save } from '../draft/support'
import { type Writer, writer } from './support'

/* What a change makes of the state of an entry. Rule: docs/rules/micropub.md, "Changes". */

let someone: Writer
beforeAll(async () => {
  someone = await writer()
})

const textsOf = async (id: string) => (await someone.bodyOf(id)).map(({ text }) => text)
const made = (more: object) => someone.entry({ content: ['Before.'], ...more })
const update = (url: string, change: object) => someone.json({ action: 'update', url, ...change })

test.each([
  [
    'of a story',
    'published',
    'public',
    { visibility: ['unlisted'] },
    { isPublished: true, isUnlisted: true },
  ],
  ['back', 'published', 'unlisted', { visibility: ['public'] }, { isPublished: true, isUnlisted: false }],
  ['of a draft waits', 'draft', 'public', { visibility: ['unlisted'] }, { isPublished: false }],
  [
    'stays when the state is named',
    'published',
    'unlisted',
    { 'post-status': ['published'] },
    { isPublished: true, isUnlisted: true },
  ],
  [
    'comes with the state',
    'draft',
    'public',
    { 'post-status': ['published'], visibility: ['unlisted'] },
    { isPublished: true, isUnlisted: true },
  ],
  ['to private makes a draft', 'published', 'public', { visibility: ['private'] }, { isPublished: false }],
])('a change of visibility: %s', async (_, status, visibility, replace, after) => {
  const { location, id } = await made({ 'post-status': [status], visibility: [visibility] })
  expect((await update(location, { replace })).status).toBe(204)
  expect(await someone.settingsOf(id)).toMatchObject(after)
})

test('a change doesn’t bring out what is being written', async () => {
  const { location, id } = await made({ 'post-status': ['published'], visibility: ['public'] })
  const versionId = (await postRow(id))?.version_id
  const { revision } = await of(someone.visit, 'draft', id)
  await save(someone.visit, id, Number(revision), [added('Unfinished.')])
  for (const change of [
    { add: { category: ['test1'] } },
    { replace: { visibility: ['unlisted'] } },
    { replace: { 'post-status': ['published'] } },
  ])
    expect((await update(location, change)).status).toBe(204)
  expect((await update(location, { replace: { name: ['A name'] } })).status).toBe(409)
  expect(await postRow(id)).toMatchObject({ state: 'unlisted', version_id: versionId })
  expect(await textsOf(id)).toEqual(['Unfinished.', 'Before.'])
  const whole = { replace: { name: ['A name'], content: ['Finished.'] } }
  expect((await update(location, whole)).status).toBe(204)
  expect((await postRow(id))?.version_id).not.toBe(versionId)
})
