import fc from 'fast-check'
import { TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { fromParagraphs } from '../../../client/features/editor/model/from-paragraphs'
import { replaceBody } from '../../../client/features/editor/model/replace-body'
import { toParagraphs } from '../../../client/features/editor/model/to-paragraphs'
import { addPlace, placeOf, uploadPlaces } from '../../../client/features/editor/pictures/upload-places'
import type { StoryBody } from '../../../schema/story/paragraph'
import { Typist } from '../../client/editor/typist'
import { cases } from '../../support/cases'
import { anyBody } from '../bodies'

const withBody = (typist: Typist, body: StoryBody): Typist => {
  typist.state = typist.state.apply(replaceBody(typist.state, body))
  return typist
}

describe('what others have written', () => {
  test('is shown as it is, names included', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (before, after) => {
        fc.pre(after.length > 0)
        const typist = withBody(new Typist(before), after)
        typist.state.doc.check()
        expect(typist.body).toEqual(toParagraphs(fromParagraphs(after)))
      }),
      { numRuns: cases(300) },
    )
  })

  test('leaves what is the same alone, and can’t be undone', () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), (body, n) => {
        fc.pre(body.length > 1)
        const typist = new Typist(body)
        const before = typist.state.doc.children
        const gone = n % body.length
        withBody(typist, typist.body.toSpliced(gone, 1))
        expect(typist.state.doc.children).toEqual(before.toSpliced(gone, 1))
        expect(typist.press('Ctrl-z').isHandled).toBe(false)
      }),
      { numRuns: cases(100) },
    )
  })

  test('leaves every upload a place between two paragraphs', () => {
    fc.assert(
      fc.property(anyBody, anyBody, fc.nat(), (before, after, n) => {
        fc.pre(before.length > 0)
        const typist = new Typist(before, undefined, [uploadPlaces()])
        const { doc, tr } = typist.state
        const above = doc.children.slice(0, n % (doc.childCount + 1))
        const pos = above.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
        const element = {} as HTMLElement
        typist.state = typist.state.apply(addPlace(tr, { id: 'upload', pos, element }))
        withBody(typist, after)
        const place = placeOf(typist.state, 'upload')
        expect(typist.state.doc.resolve(place ?? -1).depth).toBe(0)
      }),
      { numRuns: cases(300) },
    )
  })

  test('leaves the cursor where it is, in the paragraph that was changed too', () => {
    const typist = new Typist('P one two| three\nP last')
    const [first, last] = typist.body
    if (first?.type !== 'P' || !last) throw new Error('There are two paragraphs')
    withBody(typist, [{ ...first, text: 'one two three four' }, last])
    expect(typist.lines).toEqual(['P one two| three four', 'P last'])
    expect(typist.state.selection).toBeInstanceOf(TextSelection)
  })
})
