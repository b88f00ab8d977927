import type { ImageParagraph } from '../../../../schema/story/paragraph'
import { StoryImage } from './StoryImage'

/** Pictures that belong together, as a grid. Rule: docs/rules/reading.md, "Galleries". */
export const Gallery = ({ pictures }: { pictures: readonly ImageParagraph[] }) => (
  <div className="gallery">
    {pictures.map((picture) => (
      <StoryImage key={picture.name} paragraph={picture} layout="gallery" />
    ))}
  </div>
)
