import { NodeSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import {
  changeFigure,
  currentFigure,
  removeFigure,
  replaceFigure,
} from '../../../client/features/editor/commands/figures'
import { joinGallery, leaveGallery } from '../../../client/features/editor/commands/galleries'
import { embedNode } from '../../../client/features/editor/embeds/embed-node'
import { replaceBody } from '../../../client/features/editor/model/replace-body'
import { foreignAddresses, withOwnPicture } from '../../../client/features/editor/pictures/foreign-pictures'
import {
  insertUploaded,
  pictureNode,
  placeBelow,
} from '../../../client/features/editor/pictures/insert-picture'
import { pictureChanges } from '../../../client/features/editor/pictures/picture-form'
import {
  addPlace,
  placeOf,
  removePlace,
  uploadPlaces,
} from '../../../client/features/editor/pictures/upload-places'
import type { Paragraph } from '../../../schema/story/paragraph'
import { Typist } from './typist'

const PICTURE = { imageId: '0123456789abcdef01234567', width: 640, height: 480 }
const element = {} as HTMLElement

/** An upload that begins at the cursor. */
function uploading(story: string): Typist {
  const typist = new Typist(story, undefined, [uploadPlaces()])
  const { state } = typist
  const pos = placeBelow(state, state.selection.to)
  typist.state = state.apply(addPlace(state.tr, { id: 'one', pos, element }))
  return typist
}

/** It is stored. */
function stored(typist: Typist): Typist {
  const pos = placeOf(typist.state, 'one')
  if (pos === undefined) throw new Error('Its place is gone')
  typist.state = typist.state.apply(insertUploaded(typist.state, pos, pictureNode(PICTURE)))
  typist.state = typist.state.apply(removePlace(typist.state.tr, 'one'))
  return typist
}

describe('a picture that is uploaded', () => {
  test('takes the place of the empty paragraph with the cursor, and is selected', () => {
    const typist = stored(uploading('P above\nP |\nP below'))
    expect(typist.lines).toEqual(['P above', 'IMG', 'P below'])
    expect(typist.state.selection).toBeInstanceOf(NodeSelection)
    expect(typist.body[1]).toMatchObject({ type: 'IMG', ...PICTURE, alt: '' })
    expect(placeOf(typist.state, 'one')).toBeUndefined()
  })

  test('comes below what is written, which goes on meanwhile', () => {
    const typist = uploading('P above|\nP below').type(' and').press('Enter').type('more')
    expect(stored(typist).lines).toEqual(['P above and', 'P more|', 'IMG', 'P below'])
  })

  test('comes although the text around it was removed, since it was never a part of that', () => {
    const typist = uploading('P one|\nP two').press('Ctrl-a', 'Backspace')
    expect(stored(typist).lines).toEqual(['IMG'])
  })

  test('comes below the paragraph that the ones around it were joined to', () => {
    const typist = uploading('P one|\nP two').selectText(6).press('Backspace')
    expect(stored(typist).lines).toEqual(['P one|two', 'IMG'])
  })

  test('keeps its place when somebody else replaces the paragraph below it, or both around it', () => {
    const below = uploading('P one|\nP two\nP three')
    const [one, , three] = below.body
    const heading: Paragraph = { type: 'H2', name: 'name1', text: 'Two', markups: [] }
    if (!one || !three) throw new Error('There are three paragraphs')
    below.state = below.state.apply(replaceBody(below.state, [one, heading, three]))
    expect(stored(below).lines).toEqual(['P one|', 'IMG', 'H2 Two', 'P three'])
    const both = uploading('P one|\nP two\nP three')
    const theirs = [three, { ...one, type: 'H2', level: undefined }, heading] as never
    both.state = both.state.apply(replaceBody(both.state, theirs))
    expect(stored(both).body.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'P name2',
      'H2 name0',
      'IMG new1',
      'H2 name1',
    ])
  })
})

describe('the picture that is selected', () => {
  test('is described, and keeps its name and its caption', () => {
    const typist = new Typist('P one\nIMG A caption').selectNode(1)
    const changes = pictureChanges({ alt: 'A gull', focusX: 20, focusY: 50, href: 'example.org' })
    changeFigure(changes)(typist.state, typist.view.dispatch)
    expect(typist.body[1]).toMatchObject({
      name: 'name1',
      text: 'A caption',
      alt: 'A gull',
      focusPercentX: 20,
      focusPercentY: 50,
      href: 'https://example.org/',
    })
    expect(currentFigure(typist.state)?.node.attrs.alt).toBe('A gull')
  })

  test('has no focus of its own around its middle', () => {
    expect(pictureChanges({ alt: '', focusX: 50, focusY: 50, href: '' })).toEqual({
      alt: '',
      focusPercentX: null,
      focusPercentY: null,
      href: null,
    })
  })

  test('is removed, or another one takes its place with its name', () => {
    const typist = new Typist('P one\nMIXTAPE_EMBED').selectNode(1)
    const video = embedNode('https://youtu.be/dQw4w9WgXcQ', 'A song')
    if (!video) throw new Error('YouTube is allowed')
    replaceFigure(video)(typist.state, typist.view.dispatch)
    expect(typist.body[1]).toMatchObject({ type: 'IFRAME', name: 'name1', title: 'A song' })
    removeFigure(typist.state, typist.view.dispatch)
    expect(typist.names).toEqual(['name0'])
  })
})

test('a picture of another site becomes one of ours wherever it is, and undo leaves it so', () => {
  const typist = new Typist('IMG One\nP words|\nIMG Two')
  const [address = ''] = foreignAddresses(typist.state.doc)
  expect(foreignAddresses(typist.state.doc)).toEqual(['https://example.org/a.png'])
  typist.state = typist.state.apply(withOwnPicture(typist.state, address, PICTURE))
  const own = { type: 'IMG', ...PICTURE }
  expect(typist.body).toMatchObject([{ ...own, text: 'One' }, { type: 'P' }, { ...own, text: 'Two' }])
  expect(typist.body.some((one) => one.type === 'IMG' && one.src !== undefined)).toBe(false)
  expect(foreignAddresses(typist.state.doc)).toEqual([])
  expect(typist.press('Ctrl-z').isHandled).toBe(false)
})

describe('a gallery', () => {
  test('begins with the picture above, and falls apart where one leaves it', () => {
    const typist = new Typist('IMG\nIMG\nIMG\nP one').selectNode(1)
    joinGallery(typist.state, typist.view.dispatch)
    typist.selectNode(2)
    joinGallery(typist.state, typist.view.dispatch)
    const galleries = () => typist.body.map((one) => (one.type === 'IMG' ? one.gallery : one.type))
    expect(galleries()).toEqual(['start', 'continue', 'continue', 'P'])
    typist.selectNode(1)
    leaveGallery(typist.state, typist.view.dispatch)
    expect(galleries()).toEqual(['start', undefined, 'start', 'P'])
  })

  test('needs a picture above', () => {
    expect(joinGallery(new Typist('P one\nIMG').selectNode(1).state)).toBe(false)
  })
})

test('an address becomes a frame or a card, and anything else nothing', () => {
  expect(embedNode('example.org/a', 'A page')?.attrs).toMatchObject({
    href: 'https://example.org/a',
    title: 'A page',
  })
  expect(embedNode('/about', '')).toBeUndefined()
  expect(embedNode('javascript:alert(1)', '')).toBeUndefined()
  expect(embedNode('mailto:a@b.example', '')).toBeUndefined()
})
