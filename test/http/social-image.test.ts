import { describe, expect, test } from 'vitest'
import { ask } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'

const image = (html: string): string | undefined =>
  /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]

describe('a page that everybody may see', () => {
  test.each(ROUTED_PAGES.map(({ path }) => path))('%s has a picture for sharing', async (path) => {
    const { text } = await ask(path)
    const address = new URL(image(text) ?? '', 'http://missing.example')
    expect(address.pathname).toMatch(/^\/_\/image\/card-[0-9a-f]{8}\//)
    const picture = await ask(address.pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})
