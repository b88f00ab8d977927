import { expect, test } from 'vitest'
import { rangedResponse } from '../../../worker/endpoints/byte-range'

const BYTES = new TextEncoder().encode('0123456789')
const TAG = '"a"'

async function ask(headers: Record<string, string>, method = 'GET') {
  const request = new Request('https://quire.example/', { method, headers })
  const response = await rangedResponse(request, {
    size: BYTES.length,
    etag: TAG,
    headers: { 'content-type': 'audio/mpeg' },
    open: async (range) =>
      new Blob([range ? BYTES.slice(range.offset, range.offset + range.length) : BYTES]).stream(),
  })
  const text = await response?.text()
  const header = (name: string) => response?.headers.get(name) ?? null
  return [response?.status, text, header('content-range'), header('content-length')]
}

const WHOLE = [200, '0123456789', null, '10']

test.each([
  ['bytes=2-4', [206, '234', 'bytes 2-4/10', '3']],
  ['bytes=7-', [206, '789', 'bytes 7-9/10', '3']],
  ['bytes=-3', [206, '789', 'bytes 7-9/10', '3']],
  ['bytes=-30', [206, '0123456789', 'bytes 0-9/10', '10']],
  ['bytes=8-99', [206, '89', 'bytes 8-9/10', '2']],
  ['bytes=0-0', [206, '0', 'bytes 0-0/10', '1']],
  ['bytes=10-', [416, '', 'bytes */10', null]],
  ['bytes=-0', [416, '', 'bytes */10', null]],
  ['bytes=4-2', WHOLE],
  ['bytes=0-1,4-5', WHOLE],
  ['items=0-1', WHOLE],
])('%s', async (range, answer) => {
  expect(await ask({ range })).toEqual(answer)
})

test('a range of an earlier file is answered with the whole', async () => {
  expect(await ask({ range: 'bytes=2-4', 'if-range': '"b"' })).toEqual(WHOLE)
  expect(await ask({ range: 'bytes=2-4', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).toEqual(WHOLE)
  expect((await ask({ range: 'bytes=2-4', 'if-range': TAG }))[0]).toBe(206)
})

test('HEAD has the size and no bytes, and who has the file gets none', async () => {
  expect(await ask({ range: 'bytes=2-4' }, 'HEAD')).toEqual([200, '', null, '10'])
  expect((await ask({ 'if-none-match': 'W/"x", "a"' }))[0]).toBe(304)
  expect((await ask({ 'if-none-match': '"b"' }))[0]).toBe(200)
})
