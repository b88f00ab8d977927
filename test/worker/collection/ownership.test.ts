import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { PUBLICATION_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { change, logOf, publicationWithPeople } from './support'

const BROWSER = { 'user-agent': 'Mozilla/5.0' }

describe('handing over a publication', () => {
  test('makes an editor the owner, and the owner an editor', async () => {
    const { publication, owner, editor } = await publicationWithPeople()
    const { id: collectionId, slug } = publication
    const input = { collectionId, userId: editor.user.id, slug }
    expect(await change(owner.visit, 'transferPublication', input)).toMatchObject({ id: collectionId })
    expect(await logOf(collectionId)).toMatchObject([{ action: 'TRANSFER', subjectId: editor.user.id }])
    // Each can do what the other could.
    expect(await change(owner.visit, 'deletePublication', { collectionId, slug })).toMatchObject({
      __typename: 'Forbidden',
      message: publicationMessages.ownersOnly,
    })
    const back = { ...input, userId: owner.user.id }
    expect(await change(editor.visit, 'transferPublication', back)).toMatchObject({ id: collectionId })
  })

  test('needs an owner, an editor in good standing, and the typed slug', async () => {
    const { publication, owner, editor, writer, suspended } = await publicationWithPeople()
    const { id: collectionId, slug } = publication
    const input = { collectionId, userId: editor.user.id, slug }
    expect(await change(owner.visit, 'transferPublication', { ...input, slug: 'else' })).toMatchObject({
      field: 'slug',
    })
    for (const { user } of [writer, suspended, owner])
      expect(await change(owner.visit, 'transferPublication', { ...input, userId: user.id })).toMatchObject({
        field: 'userId',
      })
    for (const { visit } of [editor, writer, suspended])
      expect(await change(visit, 'transferPublication', input)).toMatchObject({ __typename: 'Forbidden' })
    expect(await logOf(collectionId)).toEqual([])
  })
})

describe('a deleted publication', () => {
  test('is gone, its stories are their writers’, and it comes back with them', async () => {
    const { publication, owner, editor } = await publicationWithPeople()
    const { id: collectionId, slug } = publication
    const { id: postId } = await createStory({ collectionId, creatorId: editor.user.id })
    const statusOf = async (path: string) => {
      const { status, headers } = await newVisit().get(path, BROWSER)
      return [
        status,
        headers
          .get('location')
          ?.replace(/^https?:\/\/[^/]+/, '')
          .split('/')[1],
      ]
    }
    expect(await change(editor.visit, 'deletePublication', { collectionId, slug })).toMatchObject({
      __typename: 'Forbidden',
    })
    expect(await change(owner.visit, 'deletePublication', { collectionId, slug: 'else' })).toMatchObject({
      field: 'slug',
    })
    expect(await change(owner.visit, 'deletePublication', { collectionId, slug })).toMatchObject({
      id: collectionId,
    })
    expect((await statusOf(`/${slug}`))[0]).toBe(404)
    expect(await statusOf(`/${slug}/${postId}`)).toEqual([301, `@${editor.user.username}`])
    const LIST = '{ viewer { deletedPublications { id } } }'
    expect((await owner.visit.ask(LIST)).data).toEqual({
      viewer: { deletedPublications: [{ id: collectionId }] },
    })
    expect((await editor.visit.ask(LIST)).data).toEqual({ viewer: { deletedPublications: [] } })

    expect(await change(editor.visit, 'undeletePublication', { collectionId })).toMatchObject({
      __typename: 'NotFound',
    })
    expect(await change(owner.visit, 'undeletePublication', { collectionId })).toMatchObject({ slug })
    expect((await statusOf(`/${slug}`))[0]).toBe(200)
    expect((await logOf(collectionId)).map(({ action }) => action)).toEqual(['DELETE', 'UNDELETE'])
  })

  test('can’t be restored after two weeks, and keeps its slug from others', async () => {
    const { publication, owner, stranger } = await publicationWithPeople()
    const { id: collectionId, slug } = publication
    await change(owner.visit, 'deletePublication', { collectionId, slug })
    await env.DB.exec(
      `UPDATE collection SET deleted_at = deleted_at - ${PUBLICATION_TRASH_DAYS * DAY} WHERE id = '${collectionId}'`,
    )
    expect(await change(owner.visit, 'undeletePublication', { collectionId })).toMatchObject({
      __typename: 'NotFound',
    })
    expect(await change(stranger.visit, 'createPublication', { slug, name: 'A' })).toMatchObject({
      __typename: 'AlreadyExists',
    })
  })
})
