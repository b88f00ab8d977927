import { descendants, type Element } from '../../../schema/story/from-html/tree'
import { charsetOf, decode } from '../import/decode'
import { parsePage } from '../import/html-to-paragraphs'

/** The elements of what a site has sent, in their order; undefined if it is no page. */
export const pageElements = ({
  bytes,
  type,
}: {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}): Element[] | undefined =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)
    ? [...descendants(parsePage(decode(bytes, charsetOf(type)).text))]
    : undefined
