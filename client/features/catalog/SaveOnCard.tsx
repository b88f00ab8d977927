import { Save } from './Save'

/** How the button looks beside the facts of a card. */
export const onCard = () =>
  '-my-3 inline-flex h-11 w-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink'

/** The button that saves a story, beside the facts of its card. */
export function SaveOnCard({ post: { id, listTitle } }: { post: { id: string; listTitle: string } }) {
  return <Save id={id} onCardOf={listTitle} className={onCard()} />
}

/** Renders the save button of a card in a list of stories. */
export const saveOnCard = (post: { id: string; listTitle: string }) => <SaveOnCard post={post} />
