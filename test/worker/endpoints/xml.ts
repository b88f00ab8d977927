import sax from 'sax'

/** An element of a parsed document, with the text of all that is in it. */
export interface Parsed {
  name: string
  attributes: Record<string, string>
  children: Parsed[]
  text: string
}

/** Parses XML strictly, including namespaces. @throws Error on anything that isn't well-formed. */
export function parseXml(source: string): Parsed {
  const parser = sax.parser(true, { xmlns: true })
  const root: Parsed = { name: '', attributes: {}, children: [], text: '' }
  const open: Parsed[] = [root]
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value.value,
    ])
    const element: Parsed = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => {
    open.pop()
  }
  const addText = (text: string) => {
    for (const element of open) element.text += text
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.write(source).close()
  const [document] = root.children
  if (!document) throw new Error('no root element')
  return document
}

/** The children of that name. */
export const all = (parent: Parsed, name: string): Parsed[] =>
  parent.children.filter((child) => child.name === name)

/** The first of them. @throws Error if there is none. */
export function one(parent: Parsed, name: string): Parsed {
  const [first] = all(parent, name)
  if (!first) throw new Error(`no ${name} in ${parent.name}`)
  return first
}

/** The channel of an RSS document and its items. */
export function parseRss(source: string): { channel: Parsed; items: Parsed[] } {
  const channel = one(parseXml(source), 'channel')
  return { channel, items: all(channel, 'item') }
}
