import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trackReading } from '../../../client/features/reading-history/track-reading'
import { ACTIVE_FOR, SAVED_EVERY } from '../../../schema/rules/reading-history'
import { SECOND } from '../../../schema/rules/time-units'

const window = new EventTarget()
const document = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  referrer: '',
  cookie: '',
  querySelector: () => null,
})
const reports: { seconds: number; referrer?: string }[] = []
/** What the page calls itself. */
const PAGE = expect.stringMatching(/^[a-z0-9]{1,10}$/)
let status = 200

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { host: 'quire.example', pathname: '/a-story' })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://quire.example/a-story?b=c' } as PerformanceEntry,
  ])
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body))
    return { status }
  })
  reports.length = 0
  status = 200
  document.visibilityState = 'visible'
  document.referrer = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const STORY = {
  id: 's',
  firstPublishedAt: 1,
  readingTime: 3,
  content: { body: [], isPreview: false },
  creator: { id: 'w' },
  coAuthors: [{ id: 'c' }],
}

const scroll = () => window.dispatchEvent(new Event('scroll'))

/** Time passes, in which somebody scrolls now and then. */
async function read(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 10) {
    scroll()
    await vi.advanceTimersByTimeAsync(Math.min(10, seconds - passed) * SECOND)
  }
}

describe('where a reader comes from', () => {
  test.each([
    ['https://www.news.example/a?b=c', 'www.news.example'],
    ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
    ['http://[::1]/', '[::1]'],
    ['android-app://com.example.reader/', 'com.example.reader'],
    ['', ''],
  ])('is reported as a host: %s', async (address, host) => {
    document.referrer = address
    const end = trackReading({ ...STORY, id: `from ${address}` }, undefined)
    // What the page says of itself once it is left is about the next one.
    document.referrer = 'https://later.example/'
    await read(30)
    end()
    expect(reports).toEqual([{ seconds: 30, referrer: host, page: PAGE }])
  })

  test('is this site within a visit', async () => {
    document.referrer = 'https://news.example/'
    vi.stubGlobal('location', { host: 'quire.example', pathname: '/another-story' })
    const end = trackReading({ ...STORY, id: 'another' }, undefined)
    await read(30)
    end()
    expect(reports).toEqual([{ seconds: 30, referrer: 'quire.example', page: PAGE }])
  })

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'isn’t reported by people who ask not to be tracked: %o',
    async (wish) => {
      vi.stubGlobal('navigator', wish)
      document.referrer = 'https://news.example/'
      const end = trackReading({ ...STORY, id: JSON.stringify(wish) }, undefined)
      await read(30)
      end()
      expect(reports).toEqual([{ seconds: 30 }])
    },
  )
})

describe('how a story is read', () => {
  test('is reported once it is read, and once more with the time when it is left', async () => {
    const end = trackReading({ ...STORY, id: 'read' }, undefined)
    await read(29)
    expect(reports).toEqual([])
    await read(31)
    expect(reports).toEqual([{ seconds: 30, referrer: '', page: PAGE }])
    end()
    expect(reports).toEqual([
      { seconds: 30, referrer: '', page: PAGE },
      { seconds: 60, referrer: '', page: PAGE },
    ])
    await read(60)
    expect(reports).toHaveLength(2)
  })

  test('is a matter of the time in which somebody does something on a page in view', async () => {
    const end = trackReading({ ...STORY, id: 'hidden' }, undefined)
    document.visibilityState = 'hidden'
    await read(100)
    document.visibilityState = 'visible'
    scroll()
    await vi.advanceTimersByTimeAsync(ACTIVE_FOR - SECOND)
    await vi.advanceTimersByTimeAsync(100 * SECOND)
    expect(reports).toEqual([{ seconds: 30, referrer: '', page: PAGE }])
    end()
    expect(reports).toHaveLength(1)
  })

  test('goes on when something of the story changes', async () => {
    const id = 'changed'
    trackReading({ ...STORY, id }, undefined)()
    const first = trackReading({ ...STORY, id }, undefined)
    await read(20)
    first()
    const end = trackReading({ ...STORY, id }, undefined)
    await read(10)
    expect(reports).toEqual([{ seconds: 30, referrer: '', page: PAGE }])
    end()
  })

  test('is reported again if nothing answers, and not if it was refused', async () => {
    status = 503
    const end = trackReading({ ...STORY, id: 'failed' }, undefined)
    await read(30)
    status = 429
    await read(SAVED_EVERY / SECOND)
    await read(60)
    expect(reports.map(({ seconds }) => seconds)).toEqual([30, 45])
    end()
  })

  test('is reported with how much has been in view, also where no paragraph begins above the eye', async () => {
    await import('../../../client/features/reading-history/place/places')
    await import('../../../client/features/reading-history/place/device-id')
    vi.stubGlobal('innerHeight', 800)
    const story = {
      getBoundingClientRect: () => ({ top: 400, height: 500 }),
      querySelectorAll: () => [],
    }
    vi.stubGlobal('document', Object.assign(document, { querySelector: () => story }))
    const end = trackReading({ ...STORY, id: 'short' }, 'someone')
    await read(10)
    end()
    expect(reports).toEqual([
      { seconds: 10, progress: 0.8, deviceId: expect.any(String), referrer: '', page: PAGE },
    ])
  })

  test('is reported with how much a visitor has had in view, and without any place', async () => {
    const story = { getBoundingClientRect: () => ({ top: 400, height: 800 }) }
    vi.stubGlobal('innerHeight', 800)
    vi.stubGlobal('document', Object.assign(document, { querySelector: () => story }))
    const end = trackReading({ ...STORY, id: 'half' }, undefined)
    await read(30)
    end()
    expect(reports).toEqual([{ seconds: 30, progress: 0.5, referrer: '', page: PAGE }])
  })

  test('isn’t reported of previews, or by those who wrote it', async () => {
    const ends = [
      trackReading({ ...STORY, content: { ...STORY.content, isPreview: true } }, undefined),
      trackReading(STORY, 'w'),
      trackReading(STORY, 'c'),
    ]
    await read(60)
    for (const end of ends) end()
    expect(reports).toEqual([])
  })
})
