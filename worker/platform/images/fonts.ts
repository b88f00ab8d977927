/** Fonts for drawing. */
export interface FontFiles {
  /** The TrueType file `name` (such as `latin-600`). @throws if there is none. */
  load(name: string): Promise<Uint8Array>
}

const kept = new Map<string, Uint8Array>()

/** Fonts among the site's own files, kept in memory once they are read: some twenty to fifty kB each. */
export class AssetFonts implements FontFiles {
  constructor(private readonly assets: Pick<Fetcher, 'fetch'>) {}

  async load(name: string): Promise<Uint8Array> {
    const known = kept.get(name)
    if (known) return known
    const response = await this.assets.fetch(`https://assets.invalid/card-fonts/${name}.ttf`)
    if (!response.ok) throw new Error(`no font ${name}: ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    kept.set(name, bytes)
    return bytes
  }
}
