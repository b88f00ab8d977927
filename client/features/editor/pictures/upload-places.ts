import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** A place between two paragraphs, where a picture is being uploaded. */
interface UploadPlace {
  id: string
  pos: number
  /** Belongs to what stands before it, rather than below what is put in before it. */
  isBound?: boolean
  /** What is shown there. */
  element: HTMLElement
}

type Change = { add: UploadPlace } | { remove: string }

const KEY = new PluginKey<DecorationSet>('places of uploads')

const found = (places: DecorationSet | undefined, id: string): Decoration[] =>
  places?.find(undefined, undefined, (spec) => spec.id === id) ?? []

/** Keeps the places of uploads while the text around them changes. They are no part of the text. */
export const uploadPlaces = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const places = before.map(tr.mapping, tr.doc)
        const change = tr.getMeta(KEY) as Change | undefined
        if (change === undefined) return places
        if ('remove' in change) return places.remove(found(places, change.remove))
        const { id, pos, isBound = false, element } = change.add
        // Its buttons are its own: the text hears nothing of their events.
        const spec = { id, side: isBound ? -1 : 1, ignoreSelection: true, stopEvent: () => true }
        return places.add(tr.doc, [Decoration.widget(pos, element, spec)])
      },
    },
    props: { decorations: (state) => KEY.getState(state) },
  })

export const addPlace = (tr: Transaction, place: UploadPlace): Transaction =>
  tr.setMeta(KEY, { add: place } satisfies Change)

export const removePlace = (tr: Transaction, id: string): Transaction =>
  tr.setMeta(KEY, { remove: id } satisfies Change)

/** Where an upload is by now; nothing if the text around it was removed. */
export const placeOf = (state: EditorState, id: string): number | undefined =>
  found(KEY.getState(state), id)[0]?.from
