import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARK_PATH } from '../../schema/brand/mark'
import { drawIcons } from '../../worker/commands/operating/draw-icons'

test('the icons are drawn from the mark that pages and cards draw: npm run icons', async () => {
  const icons = await drawIcons()
  expect([...icons.keys()].length).toBe(6)
  for (const name of ['mark.svg', 'favicon.svg'])
    expect(String(icons.get(name))).toContain(`d="${MARK_PATH}"`)
  const outdated = [...icons].filter(
    ([name, icon]) => !icon.equals(readFileSync(`schema/brand/public/${name}`)),
  )
  expect(outdated.map(([name]) => name)).toEqual([])
})
