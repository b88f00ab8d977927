import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { begun, firstValue, of, postRow, purged, run, save } from '../draft/support'
import { rowsOf } from '../notification/support'
import { act, allow, publication, review, submissionFor, submit } from './support'

describe('submitPost', () => {
  test('offers a draft to the editors, who are notified and read its newest text', async () => {
    const { collection, editor, owner } = await publication()
    const { user, visit } = await signedIn()
    const postId = await begun(visit, 'For you')
    const sent = await submit(visit, postId, collection.id, { note: 'Is this something for you?' })
    expect(sent).toMatchObject({ state: 'OPEN', turn: 'EDITORS', title: 'For you', isViewerEditor: false })
    expect(sent.notes).toEqual([
      { state: 'OPEN', text: 'Is this something for you?', author: { id: user.id } },
    ])
    for (const { user: leader } of [editor, owner])
      expect(await rowsOf(leader.id)).toMatchObject([
        { kind: 'submission', actorId: user.id, collectionId: collection.id },
      ])
    expect(await submissionFor(editor.visit, sent.id)).toMatchObject({
      isViewerEditor: true,
      text: { revision: 2, title: 'For you' },
    })
  })

  test('with the same key submits once, and a story has one open submission', async () => {
    const { collection } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const input = { postId, collectionId: collection.id, key: 'the same' }
    const [one, two] = await Promise.all([1, 2].map(() => act(visit, 'submitPost', input)))
    const both = [one, two].map((answer) => answer?.__typename)
    expect(both).toContain('Submission')
    expect(await act(visit, 'submitPost', input)).toMatchObject({ __typename: 'Submission', state: 'OPEN' })
    expect(await firstValue('SELECT count(*) FROM submission WHERE post_id = ?', postId)).toBe(1)
    expect(await submit(visit, postId, collection.id)).toMatchObject({ __typename: 'Conflict' })
  })

  test('is refused for other people’s stories, without text, and where nobody may submit', async () => {
    const { collection, editor } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    expect(await submit(editor.visit, postId, collection.id)).toMatchObject({ __typename: 'NotFound' })
    expect(await submit(newVisit(), postId, collection.id)).toMatchObject({ __typename: 'Unauthorized' })
    const untitled = await begun(visit, '')
    expect(await submit(visit, untitled, collection.id)).toMatchObject({ __typename: 'BadRequest' })
    expect(await submit(visit, postId, 'f00000000000')).toMatchObject({ __typename: 'NotFound' })
    expect(await allow(visit, collection.id, 'NOBODY')).toMatchObject({ __typename: 'Forbidden' })
    for (const submitters of ['NOBODY', 'WRITERS']) {
      expect(await allow(editor.visit, collection.id, submitters)).toMatchObject({ __typename: 'Collection' })
      expect(await submit(visit, postId, collection.id)).toMatchObject({ __typename: 'Forbidden' })
    }
  })

  test('somebody without a role has three open ones in a publication, a writer of it any number', async () => {
    const { collection, writer } = await publication()
    const { visit } = await signedIn()
    const all = [writer.visit, visit].map(async (by) => {
      const kinds: string[] = []
      let first: unknown
      for (let i = 0; i < 4; i++) {
        const { __typename, id } = await submit(by, await begun(by), collection.id)
        kinds.push(__typename)
        first ??= id
      }
      return { kinds, first }
    })
    const [ofWriter, ofStranger] = await Promise.all(all)
    expect(ofWriter?.kinds).toEqual(Array.from({ length: 4 }, () => 'Submission'))
    expect(ofStranger?.kinds).toEqual(['Submission', 'Submission', 'Submission', 'RateLimited'])
    await act(visit, 'cancelSubmission', { submissionId: ofStranger?.first })
    expect(await submit(visit, await begun(visit), collection.id)).toMatchObject({ state: 'OPEN' })
  })

  test('kept for later is nobody else’s business until it is sent', async () => {
    const { collection, editor } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const kept = await submit(visit, postId, collection.id, { isReady: false, note: 'Soon' })
    expect(kept).toMatchObject({ state: 'WIP', turn: 'WRITER' })
    expect(await submissionFor(editor.visit, kept.id)).toMatchObject({ __typename: 'NotFound' })
    expect(await rowsOf(editor.user.id)).toEqual([])
    expect(await submit(visit, postId, collection.id)).toMatchObject({ id: kept.id, state: 'OPEN' })
    expect(await submissionFor(editor.visit, kept.id)).toMatchObject({ state: 'OPEN' })
  })
})

describe('reviewSubmission', () => {
  test('accepting publishes the newest text into the publication and tells the writer', async () => {
    const { collection, editor } = await publication()
    const { user, visit } = await signedIn({ postCount: 0 })
    const postId = await begun(visit, 'Taken')
    const { id } = await submit(visit, postId, collection.id)
    const accepted = await review(editor.visit, id, 'ACCEPT', { note: 'Thank you!', textRevision: 2 })
    expect(accepted).toMatchObject({ state: 'ACCEPTED', turn: 'NOBODY' })
    expect(await postRow(postId)).toMatchObject({
      state: 'published',
      is_listed: 1,
      collection_id: collection.id,
      first_published_at: NOON,
    })
    expect(await firstValue('SELECT post_count FROM collection WHERE id = ?', collection.id)).toBe(1)
    expect(await purged(postId)).toBe(1)
    expect(
      await firstValue('SELECT count(*) FROM purge_outbox WHERE tag = ?', `collection-${collection.id}`),
    ).toBe(1)
    expect(await rowsOf(user.id)).toMatchObject([
      { kind: 'submission-answer', actorId: editor.user.id, postId },
    ])
    const page = await newVisit().get(`/@${user.username}/taken-${postId}`)
    expect([page.status, page.headers.get('location')]).toEqual([301, `/${collection.slug}/taken-${postId}`])
  })

  test('accepting adds a published story, and keeps the time of a planned one', async () => {
    const { collection, editor } = await publication()
    const { user, visit } = await signedIn()
    const out = await createStory({
      creatorId: user.id,
      revision: 1,
      featuredAt: NOON,
      firstPublishedAt: NOON - HOUR,
    })
    const planned = await begun(visit)
    await run(visit, 'schedulePost', { postId: planned, baseRevision: 2, publishAt: NOON + HOUR })
    for (const postId of [out.id, planned]) {
      const { id } = await submit(visit, postId, collection.id)
      expect(await review(editor.visit, id, 'ACCEPT')).toMatchObject({ state: 'ACCEPTED' })
    }
    const row = { collection_id: collection.id, featured_at: null }
    expect(await postRow(out.id)).toMatchObject({
      ...row,
      state: 'published',
      first_published_at: NOON - HOUR,
    })
    expect(await postRow(planned)).toMatchObject({
      ...row,
      state: 'scheduled',
      first_published_at: NOON + HOUR,
    })
  })

  test('of two decisions at once, one wins', async () => {
    const { collection, editor, owner } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const { id } = await submit(visit, postId, collection.id)
    const both = await Promise.all([review(editor.visit, id, 'ACCEPT'), review(owner.visit, id, 'REJECT')])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'Submission'])
    const state = both.find(({ __typename }) => __typename === 'Submission')?.state
    expect(await postRow(postId)).toMatchObject({ state: state === 'ACCEPTED' ? 'published' : 'draft' })
    expect(await submissionFor(visit, id)).toMatchObject({ state })
  })

  test('a text that has changed since it was read isn’t accepted', async () => {
    const { collection, editor } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const { id } = await submit(visit, postId, collection.id)
    await save(visit, postId, 2, [{ type: 'title', text: 'Something else' }])
    expect(await review(editor.visit, id, 'ACCEPT', { textRevision: 2 })).toMatchObject({
      __typename: 'Conflict',
      field: 'textRevision',
    })
    expect(await postRow(postId)).toMatchObject({ state: 'draft' })
  })

  test('changes are asked for with a note, made, and reviewed again', async () => {
    const { collection, editor } = await publication()
    const { visit } = await signedIn()
    const { id } = await submit(visit, await begun(visit), collection.id)
    expect(await review(editor.visit, id, 'REQUEST_CHANGES')).toMatchObject({ field: 'note' })
    visit.now = NOON + HOUR
    editor.visit.now = NOON + HOUR
    const asked = await review(editor.visit, id, 'REQUEST_CHANGES', { note: 'A shorter title' })
    expect(asked).toMatchObject({ state: 'CHANGES_REQUESTED', turn: 'WRITER' })
    expect(await review(editor.visit, id, 'ACCEPT')).toMatchObject({ __typename: 'Conflict' })
    expect(await act(editor.visit, 'resubmitPost', { submissionId: id })).toMatchObject({
      __typename: 'Forbidden',
    })
    await act(visit, 'addSubmissionNote', { submissionId: id, note: 'How short?' })
    const made = await act(visit, 'resubmitPost', { submissionId: id, note: 'Done' })
    expect(made).toMatchObject({ state: 'CHANGES_MADE', turn: 'EDITORS' })
    const rejected = await review(editor.visit, id, 'REJECT', { note: 'Not for us' })
    expect(
      (rejected.notes as { state: string; text: string }[]).map(({ state, text }) => [state, text]),
    ).toEqual([
      ['OPEN', ''],
      ['CHANGES_REQUESTED', 'A shorter title'],
      [null, 'How short?'],
      ['CHANGES_MADE', 'Done'],
      ['REJECTED', 'Not for us'],
    ])
    // The first answer counts.
    expect(await firstValue('SELECT response_time FROM submission WHERE id = ?', id)).toBe(HOUR)
    expect(await act(visit, 'cancelSubmission', { submissionId: id })).toMatchObject({
      __typename: 'Conflict',
    })
  })

  test('only owners and editors decide, and what is withdrawn is the writer’s alone again', async () => {
    const { collection, editor, writer } = await publication()
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const { id } = await submit(visit, postId, collection.id)
    const stranger = await signedIn()
    const suspended = await signedIn({ isSuspended: true })
    for (const by of [writer.visit, stranger.visit, suspended.visit, newVisit()])
      expect(['NotFound', 'Unauthorized']).toContain((await review(by, id, 'ACCEPT')).__typename)
    expect(await review(visit, id, 'ACCEPT')).toMatchObject({ __typename: 'Forbidden' })
    expect(await act(visit, 'cancelSubmission', { submissionId: id })).toMatchObject({ state: 'CANCELLED' })
    expect(await submissionFor(editor.visit, id)).toMatchObject({ state: 'CANCELLED', text: null })
    expect(await of(editor.visit, 'draft', postId)).toMatchObject({ __typename: 'NotFound' })
    expect(await review(editor.visit, id, 'ACCEPT')).toMatchObject({ __typename: 'Conflict' })
  })
})

test('a publication shows its editors whose move it is, and writers how soon it answers', async () => {
  const { collection, editor } = await publication()
  const { visit } = await signedIn()
  const QUERY = `query ($id: ID!) { collection(id: $id) {
    submitting { isOpen submitters typicalResponseTime }
    editors: submissionsConnection(turn: EDITORS) { submissions { id } }
    nobody: submissionsConnection(turn: NOBODY) { submissions { id } } } }`
  const shown = async (by: typeof visit) =>
    (await by.ask(QUERY, { id: collection.id })).data?.collection as Record<string, unknown>
  const sent: unknown[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await submit(visit, await begun(visit), collection.id)
    editor.visit.now = NOON + (i + 1) * HOUR
    sent.push(id)
    await review(editor.visit, id, 'REJECT')
  }
  const { id } = await submit(visit, await begun(visit), collection.id)
  expect(await shown(visit)).toEqual({
    submitting: { isOpen: true, submitters: 'ANYBODY', typicalResponseTime: 2 * HOUR },
    editors: null,
    nobody: null,
  })
  expect(await shown(editor.visit)).toMatchObject({
    editors: { submissions: [{ id }] },
    nobody: { submissions: sent.map((one) => ({ id: one })).reverse() },
  })
})
