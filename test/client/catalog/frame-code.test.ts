import { expect, test } from 'vitest'
import { frameCode } from '../../../client/features/catalog/frame-code'

test('the code of a frame holds names with quotes and brackets as text', () => {
  const code = frameCode(
    'https://quire.example/embed/list/a-0123456789ab',
    '"Salt" & <b>tides</b>: a list by Ada',
  )
  expect(code).toBe(
    '<iframe src="https://quire.example/embed/list/a-0123456789ab" title="&quot;Salt&quot; &amp; &lt;b&gt;tides&lt;/b&gt;: a list by Ada" width="100%" height="480" loading="lazy" style="border:0"></iframe>',
  )
})
