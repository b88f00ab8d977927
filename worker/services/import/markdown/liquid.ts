/** The tags of generators of sites, `{% name … %}` and `{{< name … >}}`, each on one line. */
const TAG =
  /\{%-?[ \t]{0,20}([a-z_]\w{0,40})([^%{}\n]{0,400})-?%\}|\{\{[<%][ \t]{0,20}(\/?[a-z_]\w{0,40})([^<>{}\n]{0,400})[%>]\}\}/gi

const CODE = /^(?:highlight|code|codeblock|code_block)$/

const attributeIn = (rest: string, ...names: string[]): string => {
  for (const name of names) {
    const [, quoted, single, bare] =
      new RegExp(`(?:^|\\s)${name}\\s{0,5}[=:]\\s{0,5}(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(rest) ?? []
    const value = quoted ?? single ?? bare
    if (value !== undefined) return value
  }
  return ''
}

/** The first value without a name. */
const valueIn = (rest: string): string =>
  (/^\s{0,20}["']?([^"'\s=]{1,300})["']?(?=\s|$)/.exec(rest)?.[1] ?? '').trim()

const FILMS: Readonly<Record<string, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id) => `https://gist.github.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
}

/** A tag that stands for a picture, a film or a post, as Markdown; nothing if it isn't known. */
function shown(tag: string, rest: string): string | undefined {
  if (/^(?:include|include_cached|render|partial)$/.test(tag)) {
    const [file = '', name = ''] = /^\s{0,20}["']?([\w-]{1,40})(?:\.\w{1,8})?["']?(?=\s|$)/.exec(rest) ?? []
    return name === '' ? undefined : shown(name.toLowerCase(), rest.slice(file.length))
  }
  const name = tag
  if (name === 'figure' || name === 'img') {
    const src = attributeIn(rest, 'src', 'link') || valueIn(rest)
    const caption = attributeIn(rest, 'caption', 'title')
    const alt = attributeIn(rest, 'alt') || caption
    return src === '' ? undefined : `\n\n![${alt}](${src})${caption === '' ? '' : `\n\n*${caption}*`}\n\n`
  }
  const user = attributeIn(rest, 'user')
  const id = attributeIn(rest, 'id', 'url', 'video_id', 'src')
  if (user !== '' && id !== '') return `\n\nhttps://x.com/${user}/status/${id}\n\n`
  const given = id || (name === 'gist' ? rest.trim().split(/\s+/).slice(0, 2).join('/') : valueIn(rest))
  if (/^https?:\/\//.test(given)) return `\n\n${given}\n\n`
  const film = Object.hasOwn(FILMS, name) ? FILMS[name] : undefined
  return film && given !== '' ? `\n\n${film(given)}\n\n` : undefined
}

const FENCE = '``````'

/** Goes through a text line by line. */
class Lines {
  readonly #written: string[] = []
  /** The sign of the fenced code that is open: tags within are code. */
  #fence = ''
  /** The name of the tag that ends the open one, and whether that is code. */
  #open: { end: string; isCode: boolean } | undefined

  read(line: string): void {
    if (this.#open) this.#untilEnd(line, this.#open)
    else this.#outside(line)
  }

  #outside(line: string): void {
    const [, fence = ''] = /^[ \t>]{0,100}(`{3,20}|~{3,20})/.exec(line) ?? []
    if (this.#fence !== '') {
      if (fence.startsWith(this.#fence)) this.#fence = ''
    } else this.#fence = fence
    this.#written.push(this.#fence !== '' || fence !== '' ? line : this.#shown(line))
  }

  get text(): string {
    if (this.#open?.isCode) this.#written.push(FENCE)
    return this.#written.join('\n')
  }

  #untilEnd(line: string, { end, isCode }: { end: string; isCode: boolean }): void {
    for (const { 0: whole, 1: liquid, 3: hugo, index } of line.matchAll(TAG)) {
      if ((liquid ?? hugo ?? '').toLowerCase() !== end) continue
      this.#open = undefined
      const before = line.slice(0, index)
      if (before.trim() !== '') this.#written.push(before)
      if (isCode) this.#written.push(FENCE, '')
      const after = line.slice(index + whole.length)
      if (after.trim() !== '') this.read(after)
      return
    }
    this.#written.push(line)
  }

  /** A line with what its tags show. */
  #shown(line: string): string {
    if (!line.includes('{%') && !line.includes('{{')) return line
    let result = ''
    let at = 0
    let looked = 0
    let isQuoted = false
    for (const { 0: whole, 1: liquid, 2: liquidRest, 3: hugo, 4: hugoRest, index } of line.matchAll(TAG)) {
      const name = (liquid ?? hugo ?? '').toLowerCase()
      const rest = liquidRest ?? hugoRest ?? ''
      if ((line.slice(looked, index).split('`').length - 1) % 2 === 1) isQuoted = !isQuoted
      looked = index
      // Within quotes of code it is written about.
      if (isQuoted) continue
      const before = line.slice(at, index)
      const isCode = CODE.test(name)
      if (isCode || name === 'raw') {
        this.#written.push(result + before, ...(isCode ? ['', `${FENCE}${valueIn(rest)}`] : []))
        this.#open = { end: liquid === undefined ? `/${name}` : `end${name}`, isCode }
        const after = line.slice(index + whole.length)
        if (after.trim() !== '') this.#untilEnd(after, this.#open)
        return ''
      }
      const markdown = shown(name, rest)
      if (markdown === undefined) continue
      result += before + markdown
      at = index + whole.length
    }
    return result + line.slice(at)
  }
}

/**
 * Markdown of generators of sites as plain Markdown: code between tags becomes fenced, what a tag shows stands in its
 * place, and raw text is what it is. Other tags stay as they were typed. Rule: docs/rules/import.md, "Markdown".
 */
export function withoutLiquid(markdown: string): string {
  if (!markdown.includes('{%') && !markdown.includes('{{')) return markdown
  const lines = new Lines()
  for (const line of markdown.split('\n')) lines.read(line)
  return lines.text
}
