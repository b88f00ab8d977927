/// <reference types="vite/types/importMeta.d.ts" />
const files = import.meta.glob<string>('../../../schema/brand/public/card-fonts/*.ttf', {
  query: '?inline',
  import: 'default',
})

/** A font of the site's own files. The tests' runtime has no file system and perhaps no built site. */
export async function fontFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = await files[`../../../schema/brand/public/card-fonts/${name}.ttf`]?.()
  if (!address) throw new Error(`no font ${name}`)
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (byte) => byte.charCodeAt(0))
}

/** Stands in for the binding of the site's files. */
export const assets = {
  fetch: async (input: RequestInfo | URL): Promise<Response> => {
    const name = /card-fonts\/(.*)\.ttf$/.exec(String(input))?.[1]
    return name === undefined ? new Response(null, { status: 404 }) : new Response(await fontFile(name))
  },
}
