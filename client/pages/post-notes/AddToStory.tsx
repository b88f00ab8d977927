import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { Button } from '../../ui/Button'

/** Begins a note on the whole story. */
export const AddToStory = ({ onPress }: { onPress: () => void }) => (
  <Button size="small" className="justify-self-start" onClick={onPress}>
    {wording.addToStory}
  </Button>
)
