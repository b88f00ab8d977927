import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { markupOf } from '../render'

test('a text takes the direction that its letters have', () => {
  expect(markupOf(<StoryBody body={[{ name: 'a', type: 'P', text: 'مرحبا', markups: [] }]} />)).toContain(
    '<div class="story" dir="auto"',
  )
})
