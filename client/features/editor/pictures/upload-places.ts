import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { placeBelow } from './insert-picture'

/** A place between two paragraphs, where a picture is being uploaded. */
interface UploadPlace {
  id: string
  /** Between two paragraphs. */
  pos: number
  /** Belongs to the text before it, not below text that is inserted in between. */
  isBound?: boolean
  /** The element shown there. */
  element: HTMLElement
}

type Change = { add: UploadPlace } | { remove: string }

const KEY = new PluginKey<DecorationSet>('places of uploads')

/** Its buttons are its own: the text hears nothing of their events. */
const stopEvent = () => true

const widget = (pos: number, { id, isBound, element }: Omit<UploadPlace, 'pos'>): Decoration =>
  Decoration.widget(pos, element, {
    id,
    isBound,
    element,
    side: isBound ? -1 : 1,
    ignoreSelection: true,
    stopEvent,
  })

/**
 * Where a place is after a change that replaced the paragraphs around it: below the one that was above it, if that is
 * still there.
 */
function placeAfter({ before, doc, mapping }: Transaction, pos: number): number {
  const above = before.resolve(pos).nodeBefore?.attrs.name
  let place = mapping.map(pos)
  doc.forEach((node, start) => {
    if (node.attrs.name === above) place = start + node.nodeSize
  })
  return placeBelow({ doc }, place)
}

const placesOf = (places: DecorationSet | undefined, id: string): Decoration[] =>
  places?.find(undefined, undefined, (spec) => spec.id === id) ?? []

/**
 * Keeps the places of uploads while the text around them changes, whatever becomes of it: they are no part of it, so
 * nothing that removes text removes them.
 */
export const uploadPlaces = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const lost: Decoration[] = []
        const onRemove = ({ id }: UploadPlace) => lost.push(...placesOf(before, id))
        const places = before.map(tr.mapping, tr.doc, { onRemove }).add(
          tr.doc,
          lost.map(({ from, spec }) => widget(placeAfter(tr, from), spec)),
        )
        const change = tr.getMeta(KEY) as Change | undefined
        if (change === undefined) return places
        if ('remove' in change) return places.remove(placesOf(places, change.remove))
        return places.add(tr.doc, [widget(change.add.pos, change.add)])
      },
    },
    props: { decorations: (state) => KEY.getState(state) },
  })

export const addPlace = (tr: Transaction, place: UploadPlace): Transaction =>
  tr.setMeta(KEY, { add: place } satisfies Change)

export const removePlace = (tr: Transaction, id: string): Transaction =>
  tr.setMeta(KEY, { remove: id } satisfies Change)

/** Where an upload is by now; nothing once it was removed. */
export const placeOf = (state: EditorState, id: string): number | undefined =>
  placesOf(KEY.getState(state), id)[0]?.from
