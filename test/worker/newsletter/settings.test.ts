import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { createPicture, logOf, publicationWithPeople, purged } from '../collection/support'
import { changeNewsletter, newsletterFor, storedOf } from './settings-support'
import { statesOf, subscribe } from './support'

/* docs/rules/newsletters.md, "A newsletter's settings". */

let people: Awaited<ReturnType<typeof publicationWithPeople>>
beforeAll(async () => {
  people = await publicationWithPeople({ name: 'The Tide', slug: 'the-tide' })
})

describe('a newsletter', () => {
  test('says what its owner says until it is changed, and goes on with their name', async () => {
    const { visit, user } = await signedIn({ name: 'Ana' })
    expect(await newsletterFor(newVisit(), user.id)).toMatchObject({
      slug: 'newsletter',
      name: 'Ana',
      description: '',
      color: null,
      senderName: '',
      takesReplies: false,
      sendsStories: false,
      rhythm: 'ANY',
      image: null,
      viewerEdge: { canSend: false },
    })
    const imageId = await createPicture('a'.repeat(24), user.id)
    const input = {
      newsletterId: user.id,
      name: ' Ana ',
      description: 'On \n rivers',
      imageId,
      color: '#AABBCC',
      senderName: 'Ana of the Tide',
      takesReplies: true,
      sendsStories: true,
      rhythm: 'WEEKLY',
    }
    expect(await changeNewsletter(visit, 'update', input)).toMatchObject({
      __typename: 'NewsletterV3',
      name: 'Ana',
      description: 'On rivers',
      color: '#aabbcc',
      image: { id: imageId },
      rhythm: 'WEEKLY',
    })
    expect(await purged()).toContain(`user-${user.id}`)
    expect(await storedOf(user.id)).toMatchObject([{ id: user.id, name: '', slug: 'newsletter' }])
    await env.DB.prepare("UPDATE user SET name = 'Ana B.' WHERE id = ?").bind(user.id).run()
    expect(await newsletterFor(visit, user.id)).toMatchObject({
      name: 'Ana B.',
      senderName: 'Ana of the Tide',
      takesReplies: true,
      sendsStories: true,
      viewerEdge: { canSend: true },
    })
  })

  test('keeps its subscribers, who keep its settings', async () => {
    const { visit, user } = await signedIn({ name: 'Ida' })
    await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers' })
    const reader = await signedIn({ email: 'of-settings@example.org' })
    await subscribe(reader.visit, user.id)
    expect(await newsletterFor(visit, user.id)).toMatchObject({ name: 'Rivers' })
    await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers and seas' })
    expect(await statesOf('of-settings@example.org')).toEqual(['active'])
  })

  test('refuses what it can’t be, at its field', async () => {
    const { visit, user } = await signedIn()
    const foreign = await createPicture('b'.repeat(24), (await createUser()).id)
    const wrong: [string, object][] = [
      ['name', { name: ' ' }],
      ['name', { name: 'n'.repeat(81) }],
      ['description', { name: 'N', description: 'd'.repeat(281) }],
      ['senderName', { name: 'N', senderName: 's'.repeat(81) }],
      ['color', { name: 'N', color: 'red' }],
      ['imageId', { name: 'N', imageId: foreign }],
    ]
    for (const [field, input] of wrong)
      expect(await changeNewsletter(visit, 'update', { newsletterId: user.id, ...input })).toMatchObject({
        __typename: 'BadRequest',
        field,
      })
    expect(await storedOf(user.id)).toEqual([])
  })

  test('is its writer’s, or its publication’s owners’ and editors’', async () => {
    const { publication, owner, editor, writer, stranger, suspended } = people
    const input = { newsletterId: publication.id, name: 'The Tide Letter' }
    for (const { visit } of [owner, editor])
      expect(await changeNewsletter(visit, 'update', input)).toMatchObject({ name: 'The Tide Letter' })
    for (const { visit } of [writer, stranger, suspended])
      expect(await changeNewsletter(visit, 'update', input)).toMatchObject({ __typename: 'Forbidden' })
    expect(await changeNewsletter(newVisit(), 'update', input)).toMatchObject({ __typename: 'Unauthorized' })
    expect(await logOf(publication.id)).toMatchObject([
      { action: 'CHANGE_NEWSLETTER', actorId: owner.user.id, detail: 'The Tide Letter' },
      { action: 'CHANGE_NEWSLETTER', actorId: editor.user.id },
    ])
    expect(await purged()).toContain(`collection-${publication.id}`)
  })

  test('is stored for its writer before anybody subscribes, and for nobody else', async () => {
    const [own, other] = [await signedIn(), await signedIn()]
    const path = linkTo('EnableWriterSubscription', { id: own.user.id })
    const post = (visit: typeof own.visit) =>
      visit.send(path, {
        method: 'POST',
        headers: { [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '' },
      })
    expect((await post(other.visit)).status).toBe(403)
    expect(await storedOf(own.user.id)).toEqual([])
    for (let i = 0; i < 2; i++) {
      const answer = await post(own.visit)
      expect(await answer.json()).toEqual({ success: true, newsletterId: own.user.id })
    }
    expect(await storedOf(own.user.id)).toHaveLength(1)
    const forged = await own.visit.send(path, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(forged.status).toBe(403)
  })
})
