import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { insertMedia } from '../../../worker/data/media/media'
import { signedIn } from '../../factories/signed-in'
import { added, begun, of, postRow, run, save } from './support'

/** A picture at the beginning of a text. */
const picture = (name: string, place: object) => ({
  type: 'insert',
  after: null,
  paragraph: { type: 'IMG', name, text: '', markups: [], alt: name, layout: 'inset', ...place },
})
const linked = (name: string) => picture(name, { src: `https://pictures.example/${name}.png` })
const idOf = (name: string) => (name.at(-1) ?? '').repeat(24)
const stored = (name: string) => picture(name, { imageId: idOf(name), focusPercentX: 20, focusPercentY: 50 })

test('shows the first picture of the text as its preview, also if it came or went since', async () => {
  const { visit } = await signedIn()
  const postId = await begun(visit)
  await run(visit, 'publishPost', { postId, baseRevision: 2 })
  await save(visit, postId, 2, [linked('pic1')])
  await run(visit, 'publishPost', { postId, baseRevision: 3 })
  expect(await postRow(postId)).toMatchObject({ preview_src: 'https://pictures.example/pic1.png' })
  await save(visit, postId, 3, [{ type: 'remove', name: 'pic1' }, linked('pic2')])
  await run(visit, 'publishPost', { postId, baseRevision: 4 })
  expect(await postRow(postId)).toMatchObject({ preview_src: 'https://pictures.example/pic2.png' })
})

test('shows the picture that is chosen, as long as it is in the text', async () => {
  const { visit } = await signedIn()
  const postId = await begun(visit)
  await save(visit, postId, 2, [stored('pic1'), stored('pic2')])
  const about = { ownerId: null, contentType: 'image/png', bytes: 1, width: 8, height: 6, sourceUrl: null }
  await new Database(env.DB).write([
    insertMedia({ id: idOf('pic1'), color: '#3a6ea5', createdAt: 1, ...about }),
  ])
  const publish = (baseRevision: number, previewImageId?: string) =>
    run(visit, 'publishPost', { postId, baseRevision, settings: { previewImageId } })
  expect(await publish(3, idOf('pic3'))).toMatchObject({ code: 'BAD_REQUEST', field: 'previewImageId' })
  await publish(3, idOf('pic1'))
  const chosen = {
    preview_image_id: idOf('pic1'),
    preview_alt: 'pic1',
    preview_color: '#3a6ea5',
    focus_percent_x: 20,
  }
  expect(await postRow(postId)).toMatchObject(chosen)
  expect(await of(visit, 'publishSettings', postId)).toMatchObject({ previewImageId: idOf('pic1') })
  await save(visit, postId, 3, [added('More words')])
  await publish(4)
  expect(await postRow(postId)).toMatchObject(chosen)
  await save(visit, postId, 4, [{ type: 'remove', name: 'pic1' }])
  await publish(5)
  expect(await postRow(postId)).toMatchObject({ preview_image_id: idOf('pic2'), preview_color: null })
})
