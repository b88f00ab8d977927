import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { nextId } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { changeNewsletter } from '../newsletter/settings-support'
import { clearLetters, createSubscribers, createWriter, lettersOf, postOffice, send } from './support'

/* docs/rules/newsletters.md, "A newsletter's settings" and "Several newsletters". */

beforeEach(clearLetters)

const giveAddress = (userId: string, email: string) =>
  env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(email, userId).run()

describe('a letter', () => {
  test('comes from the newsletter’s sender, and has the newsletter’s name in it', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 1)
    await giveAddress(user.id, 'ana@letters.example')
    const settings = { name: 'River letter', senderName: 'Ana of the river', takesReplies: true }
    await changeNewsletter(visit, 'update', { newsletterId: user.id, ...settings })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    const [mail] = await office.mails()
    expect(mail?.from).toContain('Ana of the river')
    expect(mail?.reply_to).toBe('ana@letters.example')
    expect(mail?.text).toContain('River letter')
    expect(mail?.text).not.toContain('Ana of the river')
  })

  test('says itself whether it takes replies, and takes none where there is no address', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 1)
    await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers', takesReplies: true })
    expect(await send(visit, { newsletterId: user.id, postId: story.id })).toMatchObject({
      __typename: 'Letter',
    })
    await giveAddress(user.id, 'ida@letters.example')
    const other = await createStory({ creatorId: user.id })
    await send(visit, { newsletterId: user.id, postId: other.id, takesReplies: false })
    await office.drain()
    expect((await office.mails()).map((mail) => mail.reply_to)).toEqual([undefined, undefined])
  })

  test('of another newsletter of a publication goes to its subscribers alone', async () => {
    const office = postOffice()
    const { user, visit } = await signedIn({}, { env: office.bindings, now: office.now })
    const { id: collectionId } = await createCollection({ creatorId: user.id, name: 'The Tide' })
    await createRoles(collectionId, { [user.id]: 'EDITOR' })
    const key = nextId()
    await changeNewsletter(visit, 'create', { collectionId, key, slug: 'weekly', name: 'The Weekly' })
    await createSubscribers(collectionId, 2)
    const [only] = await createSubscribers(key, 1)
    const { id: postId } = await createStory({ collectionId })
    expect(await send(visit, { newsletterId: key, postId })).toMatchObject({ __typename: 'Letter' })
    await office.drain()
    const mails = await office.mails()
    expect(mails.map((mail) => mail.to)).toEqual([[only?.email]])
    expect(mails[0]?.from).toContain('The Weekly')
    expect(await lettersOf(visit, key)).toMatchObject([{ state: 'SENT', sentCount: 1 }])
    expect(await lettersOf(visit, collectionId)).toEqual([])
    // The first one can send the same story to its own.
    expect(await send(visit, { newsletterId: collectionId, postId })).toMatchObject({ __typename: 'Letter' })
    await office.drain()
    expect(await office.mails()).toHaveLength(3)
  })
})
