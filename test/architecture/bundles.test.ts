import { globSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../worker/commands/bundle'
import { filesOf, readManifest } from '../support/manifest'
import { textOf } from './files'

let worker: string
let workerFiles: string[]
let client: [file: string, text: string][]

beforeAll(async () => {
  const folder = await bundle('production', { keepsClient: true })
  worker = textOf(`${folder}/index.js`)
  workerFiles = globSync(`${folder}/*`)
  client = globSync('dist/client/assets/*.js').map((file) => [file, textOf(file)])
}, 120_000)

describe('the browser’s bundle', () => {
  test('exists, in chunks', () => {
    expect(client.length).toBeGreaterThan(5)
  })

  test('contains each operation once beside what moves between pages, and none of a single page’s in what all load', () => {
    const shared = client.filter(([file]) => /\/(app|entry-client)-[^/]+$/.test(file)).map(([file]) => file)
    expect(shared.length).toBeGreaterThan(0)
    const places = globSync('client/**/*.generated.ts').flatMap((module) => {
      const id = /\bid: '([0-9a-f]{12})'/.exec(textOf(module))?.[1]
      const chunks = client
        .filter(
          ([file, text]) =>
            id && text.includes(id) && !/\/(?:navigation|_virtual_guarded-loads)-[^/]+$/.test(file),
        )
        .map(([file]) => file)
      // Some exist only for API clients.
      return id && chunks.length > 0 ? [{ module, chunks }] : []
    })
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter(({ chunks }) => chunks.length !== 1)).toEqual([])
    const ofPages = places.filter(({ module }) => module.startsWith('client/pages/'))
    expect(ofPages.filter(({ chunks }) => chunks.some((file) => shared.includes(file)))).toEqual([])
  })

  test.each([
    ['tables', /sqliteTable|drizzle/i],
    ['SQL', /\bSELECT\s[^'"`;]{1,200}\sFROM\s|\bINSERT INTO\b|CREATE TABLE/],
    ['the server of GraphQL', /GraphQLSchema|GraphQLObjectType|Cannot return null for non-nullable field/],
    ['the schema of GraphQL', /\btype (Query|Mutation) \{/],
    ['the rendering on the server', /renderToReadableStream|RouterServer/],
    ['the runtime of the worker', /cloudflare:workers|miniflare|WorkerEntrypoint|D1Database/],
    ['sources of the worker', /\bworker\/(gateway|services|data|graphql|platform|endpoints)\//],
    ['React for development', /react(-dom)?(-client)?\.development|Warning: Each child in a list/],
    ['maps of the sources', /\/\/# sourceMappingURL/],
    ['what is for development', /dev-pass|\/_\/dev\//],
  ])('contains nothing of %s', (_, pattern) => {
    expect(client.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
  })
})

describe('what is loaded before anything is pressed', () => {
  test.each([
    ['the library of primitives', /data-base-ui|@base-ui|Base UI/],
    ['the router', /__TSR_|tsr-scroll-restoration/],
    ['the providers of payments', /handleNextAction|hostedFields/],
  ])('holds nothing of %s', (_, pattern) => {
    const manifest = readManifest()
    const first = Object.keys(manifest).filter((key) =>
      /^client\/(entry-client|pages\/[\w-]+\/index|layouts\/\w+|shell\/signed-in\/index)\.tsx(\?shown)?$/.test(
        key,
      ),
    )
    expect(first.length).toBeGreaterThan(20)
    const files = new Set(first.flatMap((key) => filesOf(manifest, key)).map(({ file }) => file))
    const holds = [...files].filter((file) => pattern.test(textOf(`dist/client/${file}`)))
    expect(holds).toEqual([])
    // It is in the build all the same: the pattern finds it where it is.
    expect(client.filter(([, text]) => pattern.test(text)).length).toBeGreaterThan(0)
  })
})

test('nothing of the gallery is in any build: it is made when somebody asks for it', () => {
  const ofGallery = /data-part|Every component of the kit|“Taken” and “Down”/
  expect(client.filter(([, text]) => ofGallery.test(text)).map(([file]) => file)).toEqual([])
  const sheets = globSync('dist/client/assets/*.css').map((file) => [file, textOf(file)] as const)
  expect(sheets.length).toBeGreaterThan(0)
  // A class that the gallery alone has.
  expect(textOf('client/gallery/Part.tsx')).toContain('gap-x-10')
  expect(sheets.filter(([, text]) => text.includes('.gap-x-10')).map(([file]) => file)).toEqual([])
  expect(ofGallery.test(worker)).toBe(false)
})

describe('the worker’s bundle for production', () => {
  test.each([
    ['addresses of development', /\/_\/dev\//],
    ['the key of development', /dev-admin-key/],
    ['the captcha of development', /dev-pass/],
    ['the identity providers of development', /stand-in-(client|secret)|Ada Marlow/],
    ['the local image codecs', /class LocalImageTransformer|mozjpeg|jsquash|omggif/],
    ['the demo', /The tide turns around a point|seedDemo/],
    ['commands', /worker\/commands\//],
    ['the bench', /test\/bench\//],
    ['React for development', /react-dom-server[\w.-]*\.development|react\.development/],
    ['what tests stand on', /vitest|fast-check|playwright-core/],
  ])('contains nothing of %s', (_, pattern) => {
    expect(pattern.exec(worker)?.[0]).toBeUndefined()
  })

  test('includes the one WebAssembly module, which draws cards', () => {
    expect(workerFiles.filter((file) => file.endsWith('.wasm')).length).toBe(1)
  })
})
