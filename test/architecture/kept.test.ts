import { expect, test } from 'vitest'
import { linesWith, writtenFiles } from './files'

/** Ways to keep something in a browser, by their names. */
const KEEPS =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|getDirectory|caches|serviceWorker)\b|['"](idb[\w-]*|dexie|localforage)['"]|\.cookie\s*=|\bwindow\.name\b/

/** The folder that knows whose each item is; and the document's own script, which runs before any module. */
const PLACES = /^client\/(lib\/(kept\/|cookies\.ts$)|bootstrap\.ts$)/
/** Work in tables that the folder has opened. */
const WORKS_IN_TABLES = /import (type )?\{[^}]*\} from 'idb-keyval'/

test('what the browser keeps goes through client/lib/kept', () => {
  const lines = linesWith(
    writtenFiles(/^client\/.*\.tsx?$/).filter((file) => !PLACES.test(file)),
    KEEPS,
  )
  const opens = (line: string) => !WORKS_IN_TABLES.test(line) || /createStore/.test(line)
  const isComment = (line: string) => /^\S+ (\/?\*|\/\/)/.test(line)
  expect(lines.filter((line) => opens(line) && !isComment(line))).toEqual([])
})

test.each([
  "localStorage.setItem('a', 'b')",
  "window['sessionStorage'].a = 1",
  "import { createStore, get } from 'idb-keyval'",
  "document.cookie = 'a=b'",
  "await caches.open('a')",
  'navigator.serviceWorker.register(a)',
])('%s keeps something', (line) => expect(KEEPS.test(line)).toBe(true))
