import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES } from '../../../worker/data/import/imports'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { differences, wholePerson } from '../../support/whole-person'
import { zipOf } from '../import/archives'
import { importer } from '../import/own-import'
import { bring, emptyInstance } from './bring'
import { textIn } from './exporter'
import { somebody } from './somebody'

describe('an export that is imported', () => {
  it('on an empty instance brings back the person whole, and names what is missing', async () => {
    const { ada } = await somebody()
    const { whole: before, others } = await wholePerson(env.DB, ada.user.id, ORIGIN)
    expect([others, before.stories.length, before.highlights.length]).toEqual([3, 3, 2])
    const [{ bytes, archive } = expect.fail('no part')] = await ada.archives()
    expect(await textIn(archive, 'tables/lists.csv')).toContain('By Ben')
    expect(await textIn(archive, 'tables/highlights.csv')).toContain('about the sea')
    const page = await textIn(archive, 'index.html')
    expect(page).toContain('<h2>When you import this file into Quire</h2>')
    expect(page).toContain('Claps, responses, followers')

    await emptyInstance()
    const again = await importer({ name: 'Ada Blum', username: 'ada' })
    const entries = await bring(bytes, again)
    const { whole: after } = await wholePerson(env.DB, again.user.id, ORIGIN)
    expect(differences(before, after)).toEqual([])
    const notes = entries.flatMap((entry) => entry.notes.map((note) => `${entry.title}: ${note}`))
    for (const list of ['Sea', 'Mud & more'])
      expect(notes).toContain(`${list}: 1 story in it can’t be read here, so it’s left out.`)
    expect(notes).toContain('3 highlights: 1 highlight in stories that can’t be read here.')

    // The same file again changes nothing, and neither does it bring back what was deleted here.
    await env.DB.prepare("UPDATE catalog SET deleted_at = 1 WHERE name = 'Sea'").run()
    await env.DB.prepare("UPDATE user SET bio = 'Changed here.'").run()
    await bring(bytes, again)
    const { whole: twice } = await wholePerson(env.DB, again.user.id, ORIGIN)
    expect(
      differences(
        {
          ...after,
          lists: after.lists.filter(({ name }) => String(name) !== 'Sea'),
          profile: { ...after.profile, bio: 'Changed here.' },
        },
        twice,
      ),
    ).toEqual([])
  })

  it('on the same instance finds the stories of others, and leaves out what its person chooses', async () => {
    const { ada, other } = await somebody()
    const [{ bytes } = expect.fail('no part')] = await ada.archives()
    const ben = await importer({ username: 'ben' })
    const importId = await ben.upload('markdown', bytes)
    const entries = (await ben.shown(importId))?.entriesConnection.entries ?? []
    const titles = entries.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'Your profile',
        'Your settings and topics',
        'Water',
        'Sea',
        'Mud & more',
        '3 highlights',
      ]),
    )
    // Its places are behind those of all files, in the order of the preview.
    const positions = [MOST_ENTRIES, MOST_ENTRIES + 2]
    await ben.visit.ask(
      'mutation ($input: ChooseImportEntriesInput!) { chooseImportEntries(input: $input) { __typename } }',
      { input: { importId, positions, isTaken: false } },
    )
    await ben.commit(importId)
    await ben.work()
    const { whole, others } = await wholePerson(env.DB, ben.user.id, ORIGIN)
    expect(others).toBe(3)
    expect([whole.profile.bio, whole.series]).toEqual(['', []])
    const listed = await env.DB.prepare('SELECT count(*) AS n FROM catalog_item WHERE post_id = ?')
      .bind(other.id)
      .first()
    expect(listed).toEqual({ n: 4 })
  })

  it('never writes what somebody may not do: rows that were tampered with are left out', async () => {
    const secret = await createStory({ title: 'Secret', state: 'draft', isListed: false, versionId: null })
    const list = {
      id: 'abcdef012345',
      name: 'L',
      description: '',
      type: 'list',
      visibility: 0,
      createdAt: 1,
      updatedAt: 1,
      deletedAt: null,
    }
    const bytes = await zipOf({
      'data/user.json': JSON.stringify([
        {
          bio: 'x'.repeat(10_000),
          theme: { background: 'url(x)' },
          isStaff: true,
          membershipTier: 'friend',
          imageId: '../x',
        },
      ]),
      'data/user_preference.json': JSON.stringify([
        { name: 'isStaff', value: 'true' },
        { name: 'theme', value: '"pink"' },
        { name: 'theme', value: '{' },
      ]),
      'data/catalog.json': JSON.stringify([
        list,
        { ...list, id: 'b', visibility: 2 },
        { ...list, id: 'c', name: 'n'.repeat(500) },
        7,
        null,
      ]),
      'data/catalog_item.json': JSON.stringify([
        { catalogId: list.id, postId: secret.id, position: 0, note: '', addedAt: 1 },
      ]),
      'data/quote.json': JSON.stringify([
        {
          id: secret.id,
          postId: secret.id,
          isPrivate: false,
          paragraph: 'p',
          start: 0,
          words: 'Text',
          before: '',
          after: '',
          createdAt: 1,
          deletedAt: null,
        },
      ]),
      'data/sequence.json': '{"not": "a list"}',
      'index.html': '<p>An export</p>',
    })
    const eve = await importer({ username: 'eve' })
    await bring(bytes, eve)
    const { whole, others } = await wholePerson(env.DB, eve.user.id, ORIGIN)
    expect(others).toBe(0)
    expect(whole).toMatchObject({
      settings: [],
      highlights: [],
      series: [],
      lists: [{ name: 'L', items: [] }],
    })
    const row = await env.DB.prepare(
      'SELECT bio, theme, is_staff, membership_tier, image_id FROM user WHERE id = ?',
    )
      .bind(eve.user.id)
      .first()
    expect(row).toEqual({ bio: '', theme: null, is_staff: 0, membership_tier: null, image_id: null })
  })
})
