import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor, ViewMutationRecord } from 'prosemirror-view'
import { fileIdOf } from '../../../../schema/rules/files'
import { cardPicture, imageUrl, type PictureLayout, storyPicture } from '../../../../schema/rules/images'
import { hostOf } from '../../../../schema/rules/links'
import type { Player } from '../../../../schema/story/player'
import { editorWording } from '../../../../schema/wording/editor'
import { newsletterWording } from '../../../../schema/wording/newsletter'
import { foreignAddress } from '../pictures/foreign-address'

/** The content above the caption: drawn again when its paragraph changes. */
type Draw = (node: Node) => HTMLElement

function pictureOf({ attrs }: Node): HTMLElement {
  const picture = document.createElement('img')
  const { imageId, src, width, height, alt } = attrs
  if (imageId === null) picture.src = foreignAddress(src)
  else {
    const served = storyPicture(imageId, attrs.layout as PictureLayout, width ?? undefined)
    Object.assign(picture, { src: served.src, srcset: served.srcSet, sizes: served.sizes })
  }
  if (width !== null && height !== null) Object.assign(picture, { width, height })
  // Writers hear that a description is missing; readers don't hear of a decorative picture.
  picture.alt = alt === '' ? editorWording.noAlt : alt
  return picture
}

/** A frame is a box with its title: it is loaded by readers, and nothing of other sites runs beside a draft. */
function frameOf({ attrs }: Node): HTMLElement {
  const box = document.createElement('div')
  box.className = 'frame-still'
  const title = document.createElement('strong')
  title.textContent = attrs.title
  const host = document.createElement('small')
  host.textContent = hostOf(attrs.src)
  box.appendChild(title)
  box.appendChild(host)
  return box
}

/** A picture or a frame with its caption, which is the text of the paragraph. */
class FigureView implements NodeView {
  readonly dom = document.createElement('figure')
  readonly contentDOM = document.createElement('figcaption')
  readonly #draw: Draw
  #node: Node
  #shown: HTMLElement

  constructor(node: Node, draw: Draw) {
    this.#node = node
    this.#draw = draw
    this.#shown = this.#drawn(node)
    this.contentDOM.dir = 'auto'
    this.contentDOM.dataset.placeholder = editorWording.caption
    this.dom.appendChild(this.#shown)
    this.dom.appendChild(this.contentDOM)
    this.#mark(node)
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false
    if (!node.sameMarkup(this.#node)) {
      const shown = this.#drawn(node)
      this.dom.replaceChild(shown, this.#shown)
      this.#shown = shown
    }
    this.#node = node
    this.#mark(node)
    return true
  }

  selectNode(): void {
    this.dom.classList.add('ProseMirror-selectednode')
  }

  deselectNode(): void {
    this.dom.classList.remove('ProseMirror-selectednode')
  }

  /** Only the caption is read back from the page. */
  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target)
  }

  #drawn(node: Node): HTMLElement {
    const shown = this.#draw(node)
    shown.contentEditable = 'false'
    return shown
  }

  #mark(node: Node): void {
    this.dom.dataset.layout = node.attrs.layout ?? 'inset'
    this.dom.dataset.paragraph = node.type.name
    this.dom.toggleAttribute('data-in-toggle', node.attrs.inToggle === true)
    this.dom.toggleAttribute('data-gallery', typeof node.attrs.gallery === 'string')
    this.contentDOM.toggleAttribute('data-empty', node.content.size === 0)
  }
}

/** A recording or a film of ours as its readers play it; nothing for any other card. */
function playerOf({ attrs }: Node): HTMLElement | undefined {
  if (attrs.player === null || fileIdOf(attrs.href) === undefined) return undefined
  const { kind, width, height } = attrs.player as Player
  const player = document.createElement(kind)
  Object.assign(player, { src: attrs.href, controls: true, preload: 'metadata' })
  player.setAttribute('aria-label', attrs.title)
  if (player instanceof HTMLVideoElement) {
    if (width && height) player.style.aspectRatio = `${width} / ${height}`
    if (attrs.imageId !== null) player.poster = imageUrl(attrs.imageId, { strategy: 'resample', width: 1360 })
  }
  return player
}

/** A link's card, or what plays its file. */
function cardView(node: Node): NodeView {
  const dom = document.createElement('div')
  dom.className = 'card'
  dom.toggleAttribute('data-in-toggle', node.attrs.inToggle === true)
  const { title, description, site, href, imageId } = node.attrs
  const texts = { strong: title || href, span: description, small: site || hostOf(href) }
  for (const [tag, text] of Object.entries(texts)) {
    if (text === '') continue
    const element = document.createElement(tag)
    element.textContent = text
    dom.appendChild(element)
  }
  const player = playerOf(node)
  if (player) dom.insertBefore(player, dom.firstChild)
  else if (imageId !== null) {
    const picture = document.createElement('img')
    Object.assign(picture, { ...cardPicture(imageId), alt: '' })
    dom.appendChild(picture)
  }
  // A press on the player plays; everywhere else it selects the card.
  return player ? { dom, stopEvent: (event) => player.contains(event.target as HTMLElement) } : { dom }
}

/** A button that leads nowhere while it is written. */
function buttonView({ attrs }: Node): NodeView {
  const dom = document.createElement('div')
  dom.className = 'call'
  dom.dir = 'auto'
  dom.toggleAttribute('data-in-toggle', attrs.inToggle === true)
  const button = document.createElement('span')
  button.textContent = attrs.label
  dom.appendChild(button)
  return { dom }
}

/** Where readers will subscribe. Its field and its button are drawn: nobody writes into them here. */
function subscribeView(): NodeView {
  const dom = document.createElement('div')
  dom.className = 'subscribe'
  dom.appendChild(document.createElement('strong')).textContent = editorWording.subscribe
  const row = dom.appendChild(document.createElement('div'))
  row.setAttribute('aria-hidden', 'true')
  for (const text of [newsletterWording.email, newsletterWording.subscribe])
    row.appendChild(document.createElement('span')).textContent = text
  return { dom }
}

/** How paragraphs are drawn that are more than their text. */
export const NODE_VIEWS: Readonly<Record<string, NodeViewConstructor>> = {
  IMG: (node) => new FigureView(node, pictureOf),
  IFRAME: (node) => new FigureView(node, frameOf),
  MIXTAPE_EMBED: cardView,
  BUTTON: buttonView,
  SUBSCRIBE: subscribeView,
}
